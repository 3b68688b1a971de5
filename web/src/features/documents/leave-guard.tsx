import { useLeaveGuard } from '../../platform/use-leave-guard.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './leave-guard.module.css'

/** Asks before files that are on their way are lost. */
export function LeaveGuard({ isNeeded }: { isNeeded: boolean }) {
  const { isAsking, stay, leave } = useLeaveGuard(isNeeded)
  return (
    <Dialog open={isAsking} onClose={stay} title="Your files are still uploading">
      <p>If you leave now, the files that are not done are not sent.</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={stay}>
          Keep uploading
        </Button>
        <Button onClick={leave}>Leave this page</Button>
      </div>
    </Dialog>
  )
}
