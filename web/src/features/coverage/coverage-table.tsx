import type { Coverage } from '@recourse/contract/coverage'
import { Day } from '../../ui/day.tsx'
import { CoverageBadge } from './coverage-badge.tsx'
import styles from './coverage-table.module.css'

export function CoverageTable({ coverages }: { coverages: readonly Coverage[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Coverage on file, the latest first</caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Insurer</th>
          <th scope="col">Plan</th>
          <th scope="col">Member ID</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {coverages.map((coverage) => (
          <tr key={coverage.uid}>
            <td>
              <CoverageBadge status={coverage.status} />
            </td>
            <td>{coverage.insurer_name}</td>
            <td className={styles.plan}>{coverage.plan_name}</td>
            <td className={styles.id}>{coverage.member_id}</td>
            <td className={styles.date}>
              <Day value={coverage.effective_date} />
            </td>
            <td className={styles.date}>
              {coverage.termination_date === null ? 'No end date' : <Day value={coverage.termination_date} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
