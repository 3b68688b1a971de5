import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { queryClient } from '../../platform/query-client.ts'
import {
  dropStaleCookie,
  type SessionEnding,
  useSession,
  useSessionEnding,
  useSessionLapse,
} from '../../platform/session.ts'
import { IdleWarning } from './idle-warning.tsx'

const loadSignInAgain = () => import('./sign-in-again.tsx')
const SignInAgain = lazy(loadSignInAgain)

/** Mounted once, around the whole app: what must happen when a session runs, ends or changes hands. */
export function SessionWatch() {
  const session = useSession()
  const ending = useSessionEnding()
  const lapse = useSessionLapse()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const told = useRef<SessionEnding>(undefined)

  useEffect(dropStaleCookie, [])

  useEffect(() => {
    // Fetched after the page, not with it: the form that asks again must be here when the session ends.
    if (session.isSignedIn) loadSignInAgain().catch(() => undefined)
  }, [session.isSignedIn])

  useEffect(() => {
    if (session.subject === '') return
    // Nothing loaded for one person may be shown to the next.
    return () => queryClient.clear()
  }, [session.subject])

  useEffect(() => {
    if (ending === undefined || told.current === ending) return
    told.current = ending
    if (pathname !== '/login') void navigate('/login', { replace: true, state: { from: ending.path } })
  }, [ending, pathname, navigate])

  if (lapse !== undefined)
    return (
      <Suspense>
        <SignInAgain lapse={lapse} />
      </Suspense>
    )
  return session.isSignedIn ? <IdleWarning key={session.token} /> : null
}
