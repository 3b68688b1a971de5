import { IconMail } from '@tabler/icons-react'
import { externalLinks } from '../../../content/links.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ExternalButton } from '../external-button.tsx'
import { mailAddress } from '../mail-link.tsx'
import styles from './ways-to-support.module.css'

export function WaysToSupport() {
  return (
    <div className={styles.ways}>
      <div className={`${styles.donate} on-dark`}>
        <h3>Donate</h3>
        <p>Any amount helps us answer one more denial.</p>
        <ExternalButton href={externalLinks.donate} className={styles.button}>
          Donate
        </ExternalButton>
      </div>
      <Mail title="Partner" words="Bring us in to help the people you serve." />
      <Mail title="Grants" words="Fund research and tools for patients." />
    </div>
  )
}

function Mail({ title, words }: { title: string; words: string }) {
  return (
    <div className={styles.mail}>
      <h3>{title}</h3>
      <p>{words}</p>
      <ButtonLink
        to={`${mailAddress}?subject=${encodeURIComponent(title)}`}
        size="s"
        icon={<IconMail aria-hidden="true" />}
        className={styles.button}
      >
        Email us <span className="visually-hidden">about: {title}</span>
      </ButtonLink>
    </div>
  )
}
