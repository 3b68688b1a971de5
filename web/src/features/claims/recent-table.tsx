import { type Claim, shownStatus } from '@recourse/contract/claims'
import { Day } from '../../ui/day.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { UnreadTag } from '../../ui/unread-tag.tsx'
import styles from './recent-table.module.css'

export function RecentTable({ claims }: { claims: readonly Claim[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Recently Denied Claims</caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Insurer</th>
          <th scope="col">Plan</th>
          <th scope="col">Subject</th>
          <th scope="col">Care Date</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <tr key={claim.uid}>
            <td>
              <StatusBadge status={shownStatus(claim)} />
            </td>
            <td>{claim.insurer?.name || 'Not provided'}</td>
            <td>{claim.plan?.name || 'Not provided'}</td>
            <td className={styles.subject}>
              {claim.subject}
              <UnreadTag unread={claim.unread} />
            </td>
            <td className={styles.date}>
              {claim.care_date ? <Day value={claim.care_date} /> : 'Not provided'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
