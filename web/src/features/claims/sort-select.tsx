import { IconArrowsSort } from '@tabler/icons-react'
import { describeSort, type Sort, type SortDirection, sortColumns } from '../../ui/sort-claims.ts'
import styles from './sort-select.module.css'

const directions: readonly SortDirection[] = ['ascending', 'descending']
const sorts: readonly Sort[] = sortColumns.flatMap(({ column }) =>
  directions.map((direction) => ({ column, direction })),
)

interface SortSelectProps {
  sort: Sort
  onSort: (sort: Sort) => void
}

/** Cards have no column heads to press. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  return (
    <label className={styles.sort}>
      <IconArrowsSort aria-hidden="true" />
      Sort:
      <select
        value={describeSort(sort)}
        onChange={({ target }) => onSort(sorts[target.selectedIndex] ?? sort)}
        className={styles.select}
      >
        {sorts.map(describeSort).map((words) => (
          <option key={words}>{words}</option>
        ))}
      </select>
    </label>
  )
}
