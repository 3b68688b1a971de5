import type { ReactNode } from 'react'
import { Rules } from '../../../ui/rules.tsx'
import type { IndexEntry } from '../page-index.tsx'
import styles from './support-section.module.css'

/** A section that the page's index can point to. */
export function SupportSection({ section, children }: { section: IndexEntry; children: ReactNode }) {
  return (
    <div id={section.id} className={styles.section}>
      <Rules title={section.title}>{children}</Rules>
    </div>
  )
}
