import { nextStep } from '@recourse/contract/claims'
import { Link } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import styles from './needs-you.module.css'
import { useRecentClaims } from './queries.ts'

/** Shown only while one of the latest claims waits for the person. */
export function NeedsYou() {
  const recent = useRecentClaims()
  const waiting = recent.data?.claims.filter((claim) => nextStep(claim) === 'you') ?? []
  const [only] = waiting
  if (only === undefined) return null
  if (waiting.length > 1) {
    return (
      <Alert kind="action" title={`${waiting.length} of your claims need you.`} className={styles.alert}>
        <p>
          They are marked User Action Required. <Link to="/claims">Open your claims</Link>
        </p>
      </Alert>
    )
  }
  return (
    <Alert kind="action" title="One of your claims needs you." className={styles.alert}>
      <p>
        “{only.subject}” is marked User Action Required.{' '}
        <Link to="/claims" state={{ open: only.uid }}>
          Open the claim
        </Link>
      </p>
    </Alert>
  )
}
