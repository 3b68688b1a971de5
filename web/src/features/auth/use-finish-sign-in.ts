import type { SignedIn } from '@recourse/contract/auth'
import { useLocation, useNavigate } from 'react-router'
import type { CallError } from '../../platform/call-error.ts'
import { errorSentences } from '../../platform/error-sentences.ts'
import { setPendingSignIn } from '../../platform/pending-sign-in.ts'
import { startSession } from '../../platform/session.ts'

/** Keeps the token of a finished sign-in. */
export function keepSignedIn({ access_token }: SignedIn): void {
  if (!startSession(access_token)) throw new Error(errorSentences.nonsense)
  setPendingSignIn(undefined)
}

/** What follows a right password: the app, the second step, or setting one up. Where to go after stays remembered. */
export function useFinishSignIn() {
  const navigate = useNavigate()
  const { state } = useLocation()
  return {
    finish(reply: SignedIn): void {
      if (reply.must_enrol) {
        setPendingSignIn({ kind: 'enrol', token: reply.access_token })
        void navigate('/login/set-up', { state })
      } else {
        keepSignedIn(reply)
      }
    },
    /** True where the refusal only asks for the second step. */
    goOn({ secondStep }: CallError): boolean {
      if (secondStep === undefined) return false
      setPendingSignIn({ kind: 'second_step', demand: secondStep })
      void navigate('/login/second-step', { state })
      return true
    },
  }
}
