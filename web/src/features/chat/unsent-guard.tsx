import { useHoldSession } from '../../platform/use-hold-session.ts'
import { useLeaveGuard } from '../../platform/use-leave-guard.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useUnsent } from './chats.ts'
import styles from './unsent-guard.module.css'

/** While something typed has not gone: the session is kept, and leaving asks first. */
export function UnsentGuard() {
  const isUnsent = useUnsent()
  useHoldSession(isUnsent)
  const { isAsking, stay, leave } = useLeaveGuard(isUnsent)
  return (
    <Dialog open={isAsking} onClose={stay} title="Your message is not sent yet">
      <p>If you leave, it waits in this window. It is lost when you close the window.</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={stay}>
          Stay here
        </Button>
        <Button onClick={leave}>Leave this page</Button>
      </div>
    </Dialog>
  )
}
