import type { Endpoint } from '@recourse/contract/endpoint'
import type { SecondStepDemand } from '@recourse/contract/errors'
import { useSyncExternalStore } from 'react'

/** A sign-in that is not finished. It lives in this page's memory only: a reload starts from the password again. */
export type PendingSignIn =
  | { readonly kind: 'second_step'; readonly demand: SecondStepDemand }
  /** Signed in so far that the missing second step can be set up, and no further. */
  | { readonly kind: 'enrol'; readonly token: string }

let pending: PendingSignIn | undefined
const listeners = new Set<() => void>()

export function setPendingSignIn(next: PendingSignIn | undefined): void {
  pending = next
  for (const listener of [...listeners]) listener()
}

export function usePendingSignIn(): PendingSignIn | undefined {
  return useSyncExternalStore(
    subscribe,
    () => pending,
    () => undefined,
  )
}

/** The token to send where nobody is signed in, to the few endpoints that take it. */
export function enrolmentToken({ access }: Endpoint): string {
  return access === 'enrolling' && pending?.kind === 'enrol' ? pending.token : ''
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
