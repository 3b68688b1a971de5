import { generateVerificationCode } from '@recourse/contract/auth'
import { limits } from '@recourse/contract/limits'
import { IconMailForward } from '@tabler/icons-react'
import { call } from '../../platform/call.ts'
import { checkWith } from '../../platform/form-problems.ts'
import { useFormCall } from '../../platform/use-form-call.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './auth-form.module.css'
import { FormSummary } from './form-summary.tsx'

interface CodeRequestFormProps {
  username: string
  /** True when the address does not tell who this is. */
  asksUsername: boolean
  isPrimary: boolean
  onSent: (username: string, detail: string) => void
}

export function CodeRequestForm({ username, asksUsername, isPrimary, onSent }: CodeRequestFormProps) {
  const form = useFormCall({
    check: (values: { username?: string }) =>
      checkWith(generateVerificationCode.body, { username: username || (values.username ?? '') }),
    send: (body) => call(generateVerificationCode, { body }),
    onDone: ({ detail }, body) => onSent(body.username, detail),
  })

  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <FormSummary {...form.summary} />
      {asksUsername && (
        <TextInput
          label="Username"
          hint="The one you chose when you signed up."
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...form.field('username')}
        />
      )}
      <Button
        type="submit"
        variant={isPrimary ? 'primary' : 'secondary'}
        size={isPrimary ? 'xl' : 'm'}
        block
        busy={form.isBusy}
        icon={<IconMailForward aria-hidden="true" />}
      >
        Generate Verification Code
      </Button>
      <p className={styles.fine}>
        You can ask for up to {limits.verificationCodesPerWindow} codes in {limits.verificationCodeMinutes}{' '}
        minutes. A new code ends the old one.
      </p>
    </form>
  )
}
