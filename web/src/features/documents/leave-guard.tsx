import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { currentSession } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './leave-guard.module.css'

/** Asks before files that are on their way are lost. */
export function LeaveGuard({ isNeeded }: { isNeeded: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded && currentSession().isSignedIn && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isNeeded])

  useEffect(() => {
    if (!isNeeded && blocker.state === 'blocked') blocker.proceed()
  }, [isNeeded, blocker])

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Your files are still uploading"
    >
      <p>If you leave now, the files that are not done are not sent.</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={() => blocker.reset?.()}>
          Keep uploading
        </Button>
        <Button onClick={() => blocker.proceed?.()}>Leave this page</Button>
      </div>
    </Dialog>
  )
}
