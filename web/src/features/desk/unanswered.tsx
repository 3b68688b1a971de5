import type { DeskClaim } from '@recourse/contract/desk'
import { IconMessageExclamation } from '@tabler/icons-react'
import styles from './unanswered.module.css'

/** For a message that was read and not answered; one that was not read has a mark of its own. */
export function UnansweredMark({ claim }: { claim: Pick<DeskClaim, 'unanswered' | 'unread'> }) {
  if (!claim.unanswered || claim.unread > 0) return null
  return (
    <span className={styles.unanswered}>
      <IconMessageExclamation aria-hidden="true" />
      Unanswered message
    </span>
  )
}
