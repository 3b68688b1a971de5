import { signOut as signOutEndpoint } from '@recourse/contract/auth'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'
import { currentSession, endSessionBeforeLeaving } from './session.ts'

const patienceMs = 3000

/** Ends the session on the server and here, then loads `/` afresh so that nothing of this person stays. */
export async function signOut(): Promise<void> {
  if (currentSession().isSignedIn) {
    // Whatever the server says, the person wants to be signed out here.
    await call(signOutEndpoint, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)
  }
  leaveFor('/')
}

/** Forgets the session and loads another page afresh. */
export function leaveFor(path: string): void {
  endSessionBeforeLeaving()
  queryClient.clear()
  window.location.assign(path)
}
