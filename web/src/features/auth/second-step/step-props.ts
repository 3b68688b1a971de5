import type { SignedIn } from '@recourse/contract/auth'
import type { CallError } from '../../../platform/call-error.ts'

/** What every way to take the second step is given. */
export interface StepProps {
  token: string
  /** Whether this device is to leave the step out next time. */
  trusts: boolean
  onDone: (signedIn: SignedIn) => void
  /** True where the password must be typed again first. */
  onExpired: (error: unknown) => boolean
}

/** A wrong code is told at its field. */
export function explainAt(field: string, error: CallError, onExpired: StepProps['onExpired']) {
  if (onExpired(error)) return []
  return error.status === 400 ? [{ field, message: error.detail }] : undefined
}
