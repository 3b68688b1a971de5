import { authenticatorCode, takeCodeStep } from '@recourse/contract/second-step'
import { strict } from '@recourse/contract/text'
import { call } from '../../../platform/call.ts'
import { checkWith } from '../../../platform/form-problems.ts'
import { useFormCall } from '../../../platform/use-form-call.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeInput } from '../../../ui/code-input.tsx'
import { FormSummary } from '../form-summary.tsx'
import { explainAt, type StepProps } from './step-props.ts'

const typedCode = strict({ code: authenticatorCode })

export function CodeMethod({ token, trusts, onDone, onExpired }: StepProps) {
  const form = useFormCall({
    check: ({ code = '' }: { code?: string }) => checkWith(typedCode, { code }),
    send: ({ code }) => call(takeCodeStep, { body: { step_token: token, trust_device: trusts, code } }),
    onDone,
    explain: (error) => explainAt('code', error, onExpired),
    showFirstOnly: true,
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <FormSummary {...form.summary} />
      <CodeInput
        label="Code from your app"
        hint="6 numbers. It changes every 30 seconds."
        {...form.field('code')}
      />
      <Button type="submit" block busy={form.isBusy}>
        Check the code
      </Button>
    </form>
  )
}
