import { classes } from '../../ui/classes.ts'
import styles from './page-index.module.css'

export interface IndexEntry {
  readonly id: string
  readonly title: string
}

export interface PageIndexProps {
  entries: readonly IndexEntry[]
  /** The entries count, as sections of a legal text do. */
  numbered?: boolean | undefined
}

/** "On this page": beside the text on wide screens; on narrow ones a line that opens. Needs no script. */
export function PageIndex({ entries, numbered = false }: PageIndexProps) {
  const links = entries.map(({ id, title }) => (
    <li key={id}>
      <a href={`#${id}`}>{title}</a>
    </li>
  ))
  const List = numbered ? 'ol' : 'ul'
  return (
    <nav aria-label="On this page" className={styles.index}>
      <div className={classes(styles.beside, !numbered && styles.stays)}>
        <p className={styles.title}>On this page</p>
        <List>{links}</List>
      </div>
      <details className={styles.folded}>
        <summary>On this page</summary>
        <List>{links}</List>
      </details>
    </nav>
  )
}
