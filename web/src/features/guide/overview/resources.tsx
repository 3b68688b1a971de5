import type { Guide } from '@recourse/guide/guide-for'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { SourceNote } from '../source-note.tsx'
import styles from './resources.module.css'
import { Section } from './section.tsx'

export function Resources({ guide }: { guide: Guide }) {
  return (
    <Section title="Additional resources">
      {guide.noResources && <p>{guide.noResources}</p>}
      {guide.resources.length > 0 && (
        <ul className={styles.list}>
          {guide.resources.map(
            ({ id, title, url, description, phone, email, source, checked, confidence }) => (
              <li key={id}>
                <ExternalLink href={url} className={styles.link}>
                  {title}
                </ExternalLink>
                <p className={styles.about}>{description}</p>
                {(phone || email) && (
                  <p className={styles.contacts}>
                    {phone && <a href={`tel:+1-${phone}`}>{phone}</a>}
                    {email && <a href={`mailto:${email}`}>{email}</a>}
                  </p>
                )}
                <SourceNote source={source} checked={checked} confidence={confidence} />
              </li>
            ),
          )}
        </ul>
      )}
    </Section>
  )
}
