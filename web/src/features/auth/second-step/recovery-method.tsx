import { recoveryCode, takeRecoveryStep } from '@recourse/contract/second-step'
import { strict } from '@recourse/contract/text'
import { call } from '../../../platform/call.ts'
import { checkWith } from '../../../platform/form-problems.ts'
import { useFormCall } from '../../../platform/use-form-call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { FormSummary } from '../form-summary.tsx'
import { explainAt, type StepProps } from './step-props.ts'

const typedCode = strict({ recovery_code: recoveryCode })

export function RecoveryMethod({ token, trusts, onDone, onExpired }: StepProps) {
  const form = useFormCall({
    check: ({ recovery_code = '' }: { recovery_code?: string }) => checkWith(typedCode, { recovery_code }),
    send: ({ recovery_code }) =>
      call(takeRecoveryStep, { body: { step_token: token, trust_device: trusts, recovery_code } }),
    onDone,
    explain: (error) => explainAt('recovery_code', error, onExpired),
    showFirstOnly: true,
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <FormSummary {...form.summary} />
      <TextInput
        label="Recovery code"
        hint="One of the ten codes you saved. Each works once."
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        {...form.field('recovery_code')}
      />
      <Button type="submit" block busy={form.isBusy}>
        Use this code
      </Button>
    </form>
  )
}
