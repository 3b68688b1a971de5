import { Link } from 'react-router'
import { useCountTitle } from '../../platform/use-count-title.ts'
import { Alert } from '../../ui/alert.tsx'
import { unreadCount } from '../../ui/unread-tag.tsx'
import styles from './needs-you.module.css'
import { useRecentClaims } from './queries.ts'

/** Shown only while there are messages that the person has not seen, in however old a claim. */
export function NewMessages() {
  const { data: { claims, unread_total } = { claims: [], unread_total: 0 } } = useRecentClaims()
  useCountTitle(unreadCount(unread_total))
  if (unread_total === 0) return null
  const only = claims.find(({ unread }) => unread === unread_total)
  return (
    <Alert
      kind="info"
      title={
        unread_total === 1 ? 'You have a new message.' : `You have ${unreadCount(unread_total)} new messages.`
      }
      className={styles.alert}
    >
      {only === undefined ? (
        <p>
          <Link to="/claims">Open your claims</Link>
        </p>
      ) : (
        <p>
          About “{only.subject}”.{' '}
          <Link to="/claims" state={{ open: only.uid }}>
            Open the claim
          </Link>
        </p>
      )}
    </Alert>
  )
}
