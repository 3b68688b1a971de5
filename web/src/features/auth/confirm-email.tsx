import { confirmEmail } from '@recourse/contract/auth'
import { sentences } from '@recourse/contract/errors'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import type { CallError } from '../../platform/call-error.ts'
import { checkWith } from '../../platform/form-problems.ts'
import { useFormCall } from '../../platform/use-form-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DeadLink } from './dead-link.tsx'
import { FormSummary } from './form-summary.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Asks for a click rather than confirming on arrival: mail filters open links too. */
export function ConfirmEmail({ onConfirmed }: { onConfirmed: () => void }) {
  const token = useLinkToken()
  const [email, setEmail] = useState<string>()
  const [hasExpired, setHasExpired] = useState(false)

  function explain(error: CallError) {
    if (error.detail !== sentences.linkExpired) return undefined
    setHasExpired(true)
    return []
  }

  const form = useFormCall({
    check: () => checkWith(confirmEmail.body, { token: token ?? '' }),
    send: (body) => call(confirmEmail, { body }),
    onDone: (reply) => {
      setEmail(reply.email)
      onConfirmed()
    },
    explain,
  })

  const toProfile = (
    <ButtonLink to="/account/profile" variant="primary" size="xl" block>
      Go to your profile
    </ButtonLink>
  )
  if (email !== undefined) {
    return (
      <>
        <Alert kind="success" title="Your new email is confirmed." live focusOnMount>
          <p>We now write to {email}.</p>
        </Alert>
        {toProfile}
      </>
    )
  }
  if (hasExpired || token === '') return <DeadLink isExpired={hasExpired}>{toProfile}</DeadLink>
  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <FormSummary {...form.summary} />
      <Button type="submit" variant="primary" size="xl" block busy={form.isBusy}>
        Confirm this address
      </Button>
    </form>
  )
}
