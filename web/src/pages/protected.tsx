import { useMemo } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../platform/session.ts'

/** Sends a logged-out visitor to sign in, and remembers where they wanted to go. */
export default function ProtectedPages() {
  const { isSignedIn } = useSession()
  const { pathname, search, hash } = useLocation()
  const from = pathname + search + hash
  // Kept the same between renders: Navigate sets out again whenever it is handed another object.
  const state = useMemo(() => ({ from }), [from])
  return isSignedIn ? <Outlet /> : <Navigate to="/login" replace state={state} />
}
