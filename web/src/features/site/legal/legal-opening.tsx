import type { LegalText } from '../../../content/legal-text.ts'
import { PageOpening } from '../page-opening.tsx'
import styles from './legal-opening.module.css'

export function LegalOpening({ text }: { text: LegalText }) {
  return (
    <PageOpening title={text.title} lede={text.lede}>
      <p className={styles.changed}>
        Last changed <time dateTime={text.changed}>{shortDate(text.changed)}</time>
      </p>
    </PageOpening>
  )
}

function shortDate(date: string): string {
  return new Date(`${date}T00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
}
