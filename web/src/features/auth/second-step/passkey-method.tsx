import { startPasskeyStep, takePasskeyStep } from '@recourse/contract/second-step'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { askPasskey, canUsePasskeys, explainPasskey } from './passkey.ts'
import type { StepProps } from './step-props.ts'

export function PasskeyMethod({ token, trusts, onDone, onExpired }: StepProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function take() {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const { options } = await call(startPasskeyStep, { body: { step_token: token } })
      const passkey = await askPasskey(options)
      onDone(await call(takePasskeyStep, { body: { step_token: token, trust_device: trusts, passkey } }))
    } catch (error) {
      if (!onExpired(error)) setProblem(explainPasskey(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <p>Use your fingerprint, face or screen lock. Nothing to type.</p>
      {!canUsePasskeys() && (
        <Alert kind="info">
          <p>This browser cannot use passkeys. Please pick another way.</p>
        </Alert>
      )}
      {problem !== undefined && (
        <Alert kind="error" live>
          <p>{problem}</p>
        </Alert>
      )}
      <Button
        variant="primary"
        size="xl"
        block
        busy={isBusy}
        icon={<IconFingerprint aria-hidden="true" />}
        onClick={() => void take()}
      >
        Use my passkey
      </Button>
    </>
  )
}
