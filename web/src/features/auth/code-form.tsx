import { verifyEmail, verifyEmailBody } from '@recourse/contract/auth'
import { limits } from '@recourse/contract/limits'
import { call } from '../../platform/call.ts'
import { checkWith } from '../../platform/form-problems.ts'
import { useFormCall } from '../../platform/use-form-call.ts'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/code-input.tsx'
import { FormSummary } from './form-summary.tsx'

interface CodeFormProps {
  username: string
  isPrimary: boolean
  onVerified: () => void
}

export function CodeForm({ username, isPrimary, onVerified }: CodeFormProps) {
  const form = useFormCall({
    check: ({ verification_code = '' }: { verification_code?: string }) =>
      checkWith(verifyEmailBody, { username, verification_code }),
    send: (body) => call(verifyEmail, { body }),
    onDone: onVerified,
  })

  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <FormSummary {...form.summary} />
      <CodeInput
        label="Verification Code"
        hint={`${limits.verificationCodeDigits} numbers. Spaces are fine.`}
        {...form.field('verification_code')}
      />
      <Button
        type="submit"
        variant={isPrimary ? 'primary' : 'secondary'}
        size={isPrimary ? 'xl' : 'm'}
        block
        busy={form.isBusy}
      >
        Verify Email
      </Button>
    </form>
  )
}
