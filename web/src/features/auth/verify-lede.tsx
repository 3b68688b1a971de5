import { limits } from '@recourse/contract/limits'
import { useLocation } from 'react-router'
import { useHydrated } from '../../platform/use-hydrated.ts'
import { maskEmail } from './mask-email.ts'

/** Names the address the code goes to, if the person has just signed up and it is known. */
export function VerifyLede() {
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const email = isHydrated ? findEmail(state) : undefined
  return (
    <>
      We send a {limits.verificationCodeDigits}-digit code to{' '}
      {email === undefined ? 'your email' : <b>{maskEmail(email)}</b>}. Type it here.
    </>
  )
}

function findEmail(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined
  return typeof state.email === 'string' ? state.email : undefined
}
