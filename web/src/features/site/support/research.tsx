import { researchLinks } from '../../../content/marketing.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'
import styles from './research.module.css'

/** Links that look like cuttings from a paper. */
export function Research() {
  return (
    <ul className={styles.clippings}>
      {researchLinks.map(({ name, words, href }) => (
        <li key={name}>
          <ExternalLink href={href}>
            <span className={styles.name}>{name}</span>
            <span className={styles.words}>{words}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
