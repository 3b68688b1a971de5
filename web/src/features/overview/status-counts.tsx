import type { Overview } from '@recourse/contract/overview'
import { Link } from 'react-router'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './overview.module.css'

interface StatusCountsProps {
  counts: Overview['by_status']
  all: number
}

export function StatusCounts({ counts, all }: StatusCountsProps) {
  return (
    <>
      <h2 className="visually-hidden">Claims by status</h2>
      <ul className={styles.counts}>
        {counts.map(({ status, claims }) => (
          <li key={status}>
            <p className={styles.number}>{claims.toLocaleString('en-US')}</p>
            <StatusBadge status={status} />
            <p className={styles.follow}>
              <Link to={`/claims?status=${encodeURIComponent(status)}`}>
                Show these claims<span className="visually-hidden">: {status}</span>
              </Link>
            </p>
          </li>
        ))}
      </ul>
      <p
        className={styles.all}
      >{`${all.toLocaleString('en-US')} ${all === 1 ? 'claim' : 'claims'} in all.`}</p>
    </>
  )
}
