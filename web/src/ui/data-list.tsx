import type { ReactNode } from 'react'
import styles from './data-list.module.css'

export interface DataListRow {
  readonly term: string
  readonly value: ReactNode
}

export interface DataListProps {
  rows: readonly DataListRow[]
  /** `rows`: term beside value. `grid`: term above value, two columns. One column on phones either way. */
  layout?: 'rows' | 'grid' | undefined
}

export function DataList({ rows, layout = 'rows' }: DataListProps) {
  return (
    <dl className={styles[layout]}>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
