import type { SignedIn } from '@recourse/contract/auth'
import type { SecondStepDemand, SecondStepMethod } from '@recourse/contract/errors'
import { limits } from '@recourse/contract/limits'
import { IconDeviceMobile, IconFingerprint, IconKey } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { CallError } from '../../../platform/call-error.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CodeMethod } from './code-method.tsx'
import { GetHelp } from './get-help.tsx'
import { Method } from './method.tsx'
import { PasskeyMethod } from './passkey-method.tsx'
import { RecoveryMethod } from './recovery-method.tsx'
import styles from './second-step.module.css'
import type { StepProps } from './step-props.ts'

const methods: Readonly<
  Record<SecondStepMethod, { title: string; icon: ReactNode; Form: ComponentType<StepProps> }>
> = {
  passkey: { title: 'Passkey', icon: <IconFingerprint aria-hidden="true" />, Form: PasskeyMethod },
  authenticator: {
    title: 'Authenticator code',
    icon: <IconDeviceMobile aria-hidden="true" />,
    Form: CodeMethod,
  },
  recovery_code: { title: 'Recovery code', icon: <IconKey aria-hidden="true" />, Form: RecoveryMethod },
}

interface TakeSecondStepProps {
  demand: SecondStepDemand
  onDone: (signedIn: SignedIn) => void
  onExpired: (sentence: string) => void
}

export default function TakeSecondStep({ demand, onDone, onExpired }: TakeSecondStepProps) {
  const [trusts, setTrusts] = useState(false)

  function handleExpired(error: unknown): boolean {
    if (!(error instanceof CallError) || error.status !== 401) return false
    onExpired(error.detail)
    return true
  }

  return (
    <>
      <div className={styles.methods}>
        {demand.methods.map((method, position) => {
          const { title, icon, Form } = methods[method]
          return (
            <Method key={method} icon={icon} title={title} isFirst={position === 0}>
              <Form token={demand.token} trusts={trusts} onDone={onDone} onExpired={handleExpired} />
            </Method>
          )
        })}
      </div>
      {demand.may_trust && (
        <Checkbox
          className={styles.trust}
          label={`Trust this device for ${limits.trustedDeviceDays} days`}
          hint="Only on a device that is yours alone."
          checked={trusts}
          onChange={({ target }) => setTrusts(target.checked)}
        />
      )}
      <GetHelp />
    </>
  )
}
