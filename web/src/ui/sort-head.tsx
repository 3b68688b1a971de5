import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { nextSort, type Sort, type SortColumn } from './sort-claims.ts'
import styles from './sort-head.module.css'

interface SortHeadProps {
  column: SortColumn
  label: string
  /** Left out while no column orders the rows. */
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

export function SortHead({ column, label, sort, onSort }: SortHeadProps) {
  const isSorted = sort?.column === column
  const Icon = isSorted ? (sort.direction === 'ascending' ? IconArrowUp : IconArrowDown) : IconSelector
  return (
    <th scope="col" aria-sort={isSorted ? sort.direction : undefined} className={styles.head}>
      <button type="button" onClick={() => onSort(nextSort(sort, column))} className={styles.sort}>
        {label}
        <Icon aria-hidden="true" />
      </button>
    </th>
  )
}
