import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { currentSession } from './session.ts'

interface LeaveGuard {
  /** The person is about to leave and has to say whether they mean it. */
  readonly isAsking: boolean
  readonly stay: () => void
  readonly leave: () => void
}

/** Asks before something is lost with the page: the browser's own question outside of the app, ours inside. */
export function useLeaveGuard(isNeeded: boolean): LeaveGuard {
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

  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
