import { claimStatuses } from '@recourse/contract/claim-options'
import { IconStack2 } from '@tabler/icons-react'
import { useId } from 'react'
import { StatusIcon } from '../../ui/status-badge.tsx'
import { countWords } from './filter-words.ts'
import { useTotals } from './queries.ts'
import styles from './status-filter.module.css'

interface StatusFilterProps {
  value: string
  /** The counts are of all claims: they would mislead beside other filters. */
  hasCounts: boolean
  onChange: (value: string) => void
}

export function StatusFilter({ value, hasCounts, onChange }: StatusFilterProps) {
  const name = useId()
  const { data: totals } = useTotals()
  const counts = new Map(totals?.by_status.map(({ status, claims }) => [status as string, claims]))
  counts.set('', totals?.claims ?? 0)
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">Status</legend>
      {['', ...claimStatuses].map((status) => (
        <label key={status} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={value === status}
            onChange={() => onChange(status)}
            className="visually-hidden"
          />
          {status === '' ? <IconStack2 aria-hidden="true" /> : <StatusIcon status={status} />}
          {status === '' ? 'All' : status}
          {hasCounts && totals && <b>{countWords(counts.get(status) ?? 0, false)}</b>}
        </label>
      ))}
    </fieldset>
  )
}
