import { resetPassword } from '@recourse/contract/auth'
import { sentences } from '@recourse/contract/errors'
import { useNavigate } from 'react-router'
import { call } from '../../platform/call.ts'
import type { CallError } from '../../platform/call-error.ts'
import { checkWith } from '../../platform/form-problems.ts'
import { useFormCall } from '../../platform/use-form-call.ts'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notices.tsx'
import styles from './auth-form.module.css'
import { findConfirmationProblem } from './check-sign-up.ts'
import { FormSummary } from './form-summary.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

type ResetValues = { password?: string; confirmation?: string }

export function checkReset(token: string, { password = '', confirmation = '' }: ResetValues) {
  const body = checkWith(resetPassword.body, { token, password })
  const repeated = findConfirmationProblem(password, confirmation)
  if (repeated === undefined) return body
  return { ok: false as const, problems: body.ok ? [repeated] : [...body.problems, repeated] }
}

export function ResetPasswordForm({ token, onExpired }: { token: string; onExpired: () => void }) {
  const navigate = useNavigate()
  const notify = useNotice()

  function explain(error: CallError) {
    if (error.detail !== sentences.linkExpired) return undefined
    onExpired()
    return []
  }

  const form = useFormCall({
    check: (values: ResetValues) => checkReset(token, values),
    send: (body) => call(resetPassword, { body }),
    onDone: ({ detail }) => {
      notify({ kind: 'success', text: detail })
      void navigate('/login', { replace: true })
    },
    explain,
  })

  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <FormSummary {...form.summary} />
      <NewPasswordFields
        label="New Password"
        password={form.field('password')}
        confirmation={form.field('confirmation')}
      />
      <Button type="submit" variant="primary" size="xl" block busy={form.isBusy}>
        Save the new password
      </Button>
      <p className={styles.fine}>This signs you out on all other devices.</p>
    </form>
  )
}
