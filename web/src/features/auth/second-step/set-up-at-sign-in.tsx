import { signOut } from '@recourse/contract/auth'
import type { AddedSecondStep } from '@recourse/contract/second-step'
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { call } from '../../../platform/call.ts'
import { setPendingSignIn, usePendingSignIn } from '../../../platform/pending-sign-in.ts'
import { useHydrated } from '../../../platform/use-hydrated.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Row, RowList } from '../../../ui/row-list.tsx'
import { keepSignedIn } from '../use-finish-sign-in.ts'
import { canUsePasskeys } from './passkey.ts'
import styles from './second-step.module.css'
import { useAddWay } from './use-add-way.tsx'

/** For someone whose role asks for a second step and who has none: nothing else is open to them yet. */
export function SetUpAtSignIn() {
  const pending = usePendingSignIn()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { addPasskey, addAuthenticator, problem, dialogs } = useAddWay(goIn)

  function goIn({ signed_in }: AddedSecondStep) {
    if (signed_in) keepSignedIn(signed_in)
  }

  async function leave() {
    // Whatever the server says, the person wants to leave.
    await call(signOut).catch(() => undefined)
    setPendingSignIn(undefined)
    void navigate('/login', { replace: true })
  }

  if (!isHydrated) return null
  if (pending?.kind !== 'enrol') return <Navigate to="/login" replace state={state} />
  return (
    <>
      {problem !== undefined && (
        <Alert kind="error" live focusOnMount>
          <p>{problem}</p>
        </Alert>
      )}
      <RowList>
        <Row
          icon={<IconFingerprint aria-hidden="true" />}
          title="Passkey"
          note={
            canUsePasskeys()
              ? 'Your fingerprint, face or screen lock. The safest way.'
              : 'This browser cannot use passkeys.'
          }
        >
          {canUsePasskeys() && (
            <Button variant="primary" onClick={() => void addPasskey()}>
              Add a passkey
            </Button>
          )}
        </Row>
        <Row
          icon={<IconDeviceMobile aria-hidden="true" />}
          title="Authenticator app"
          note="An app on your phone that shows a new code every 30 seconds."
        >
          <Button onClick={() => void addAuthenticator()}>Set up</Button>
        </Row>
      </RowList>
      <p className={styles.leave}>
        <Button variant="quiet" onClick={() => void leave()}>
          Not now. Sign out
        </Button>
      </p>
      {dialogs}
    </>
  )
}
