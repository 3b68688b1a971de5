import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { setPendingSignIn, usePendingSignIn } from '../../../platform/pending-sign-in.ts'
import { useHydrated } from '../../../platform/use-hydrated.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { keepSignedIn } from '../use-finish-sign-in.ts'
import TakeSecondStep from './take-second-step.tsx'

/** Between the password and the app. Without a sign-in under way it leads to the login page. */
export function SecondStepAtSignIn() {
  const pending = usePendingSignIn()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [expired, setExpired] = useState<string>()

  function startOver() {
    setPendingSignIn(undefined)
    void navigate('/login', { replace: true, state })
  }

  if (!isHydrated) return null
  if (pending?.kind !== 'second_step') return <Navigate to="/login" replace state={state} />
  if (expired !== undefined) {
    return (
      <>
        <Alert kind="error" live focusOnMount>
          <p>{expired}</p>
        </Alert>
        <Button variant="primary" size="xl" block onClick={startOver}>
          Sign in again
        </Button>
      </>
    )
  }
  return <TakeSecondStep demand={pending.demand} onDone={keepSignedIn} onExpired={setExpired} />
}
