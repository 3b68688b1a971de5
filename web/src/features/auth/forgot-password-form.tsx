import { forgotPassword, forgotPasswordBody } from '@recourse/contract/auth'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { checkWith } from '../../platform/form-problems.ts'
import { useFormCall } from '../../platform/use-form-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FormSummary } from './form-summary.tsx'

export function ForgotPasswordForm() {
  const [sent, setSent] = useState({ count: 0, detail: '' })
  const hasSent = sent.count > 0
  const form = useFormCall({
    check: ({ email = '' }: { email?: string }) => checkWith(forgotPasswordBody, { email }),
    send: (body) => call(forgotPassword, { body }),
    onDone: ({ detail }) => setSent(({ count }) => ({ count: count + 1, detail })),
  })

  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <FormSummary {...form.summary} />
      {hasSent && (
        <Alert key={sent.count} kind="info" title="Check your email." live focusOnMount>
          <p>{sent.detail}</p>
        </Alert>
      )}
      <TextInput
        label="Email Address"
        hint="The one you signed up with."
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <Button
        type="submit"
        variant={hasSent ? 'secondary' : 'primary'}
        size={hasSent ? 'm' : 'xl'}
        block
        busy={form.isBusy}
      >
        {hasSent ? 'Send it again' : 'Send the link'}
      </Button>
    </form>
  )
}
