import { limits } from '@recourse/contract/limits'
import type { SecondStep } from '@recourse/contract/second-step'
import { IconDeviceMobile, IconFingerprint, IconKey, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { useNotice } from '../../../ui/notices.tsx'
import { Row, RowList } from '../../../ui/row-list.tsx'
import { dropAuthenticator, dropPasskey, dropTrustedDevice } from './queries.ts'
import { type Removal, RemoveDialog } from './remove-dialog.tsx'
import { useAddWay } from './use-add-way.tsx'

/** The ways a person has set up, and what they can do with each. */
export function Ways({ secondStep }: { secondStep: SecondStep }) {
  const { passkeys, authenticator, recovery_codes, trusted_devices } = secondStep
  const notify = useNotice()
  const [removal, setRemoval] = useState<Removal>()
  const way = useAddWay(() => notify({ kind: 'success', text: 'Your second step is set up.' }))
  const isLast = passkeys.length + (authenticator ? 1 : 0) === 1

  return (
    <>
      {way.problem !== undefined && (
        <Alert kind="error" live focusOnMount>
          <p>{way.problem}</p>
        </Alert>
      )}
      <RowList>
        <Row
          icon={<IconFingerprint aria-hidden="true" />}
          title="Passkey"
          note={passkeys.length === 0 ? 'None yet. Your fingerprint, face or screen lock.' : count(passkeys)}
        >
          <Button size="s" onClick={() => void way.addPasskey()}>
            {passkeys.length === 0 ? 'Add a passkey' : 'Add another'}
          </Button>
        </Row>
        {passkeys.map(({ uid, name, created_at, last_used_at }) => (
          <Row
            key={uid}
            icon={<span />}
            title={`“${name}”`}
            note={
              <>
                Added <Day value={created_at} />.
                {last_used_at !== null && (
                  <>
                    {' '}
                    Last used <Day value={last_used_at} />.
                  </>
                )}
              </>
            }
          >
            <Button
              size="s"
              variant="quiet"
              aria-label={`Remove passkey ${name}`}
              onClick={() =>
                setRemoval({ what: `the passkey “${name}”`, isLast, remove: () => dropPasskey(uid) })
              }
            >
              Remove
            </Button>
          </Row>
        ))}
        <Row
          icon={<IconDeviceMobile aria-hidden="true" />}
          title="Authenticator app"
          note={
            authenticator ? (
              <>
                On since <Day value={authenticator.created_at} />.
              </>
            ) : (
              'Off.'
            )
          }
        >
          {authenticator ? (
            <Button
              size="s"
              variant="quiet"
              aria-label="Turn off the authenticator app"
              onClick={() => setRemoval({ what: 'the authenticator app', isLast, remove: dropAuthenticator })}
            >
              Turn off
            </Button>
          ) : (
            <Button
              size="s"
              onClick={() => void way.addAuthenticator()}
              aria-label="Set up an authenticator app"
            >
              Set up
            </Button>
          )}
        </Row>
        {recovery_codes !== null && (
          <Row
            icon={<IconKey aria-hidden="true" />}
            title="Recovery codes"
            note={
              <>
                {recovery_codes.left} of {limits.recoveryCodes} left. Made{' '}
                <Day value={recovery_codes.made_at} />.
              </>
            }
          >
            <Button size="s" onClick={() => void way.makeCodes()}>
              Make new codes
            </Button>
          </Row>
        )}
        {trusted_devices.map(({ uid, name, trusted_until }) => (
          <Row
            key={uid}
            icon={<IconShieldCheck aria-hidden="true" />}
            title={`Trusted: ${name}`}
            note={
              <>
                No second step there until <Day value={trusted_until} />.
              </>
            }
          >
            <Button
              size="s"
              variant="quiet"
              aria-label={`Stop trusting ${name}`}
              onClick={() => void way.run(() => dropTrustedDevice(uid))}
            >
              Stop trusting
            </Button>
          </Row>
        ))}
      </RowList>
      {removal && <RemoveDialog removal={removal} run={way.run} onClose={() => setRemoval(undefined)} />}
      {way.dialogs}
    </>
  )
}

function count(passkeys: SecondStep['passkeys']): string {
  return passkeys.length === 1 ? '1 passkey.' : `${passkeys.length} passkeys.`
}
