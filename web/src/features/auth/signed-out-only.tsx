import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { rememberedPath } from '../../platform/remembered-path.ts'
import { useSession } from '../../platform/session.ts'

/** Sends a person who is signed in, or has just signed in, to where they wanted to go. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { isSignedIn } = useSession()
  const { state } = useLocation()
  return isSignedIn ? <Navigate to={rememberedPath(state)} replace /> : children
}
