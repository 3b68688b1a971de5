import { countdownWords } from '../../platform/idle.ts'
import { signOut } from '../../platform/sign-out.ts'
import { useIdle } from '../../platform/use-idle.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './idle-warning.module.css'

/** Asks before the session ends for want of activity. Mounted only while someone is signed in. */
export function IdleWarning() {
  const { phase, stay } = useIdle()
  const secondsLeft = phase.name === 'warning' ? phase.secondsLeft : 0
  return (
    <Dialog open={phase.name === 'warning'} onClose={stay} title="Are you still there?">
      <p aria-live="polite">You will be signed out in {countdownWords(secondsLeft)}.</p>
      <p>Nothing you saved is lost.</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={stay}>
          Stay signed in
        </Button>
        <Button onClick={() => void signOut()}>Log out</Button>
      </div>
    </Dialog>
  )
}
