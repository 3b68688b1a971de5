import type { ReactNode } from 'react'
import styles from './section-list.module.css'

/** One part of the profile page. The list of links and the page itself are made of the same list. */
export interface ProfileSection {
  /** The part of the address after #. */
  readonly id: string
  /** As its own heading says it. */
  readonly title: string
  readonly icon: ReactNode
  readonly content: ReactNode
}

export function SectionLinks({ sections }: { sections: readonly ProfileSection[] }) {
  return (
    <nav aria-label="On this page" className={styles.links}>
      <ul>
        {sections.map(({ id, title, icon }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {icon}
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Sections({ sections }: { sections: readonly ProfileSection[] }) {
  return (
    <div className={styles.sections}>
      {sections.map(({ id, content }) => (
        <div key={id} id={id} tabIndex={-1} className={styles.section}>
          {content}
        </div>
      ))}
    </div>
  )
}
