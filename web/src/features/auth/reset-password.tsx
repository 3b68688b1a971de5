import { useState } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { DeadLink } from './dead-link.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useLinkToken } from './use-link-token.ts'

export function ResetPassword() {
  const token = useLinkToken()
  const [hasExpired, setHasExpired] = useState(false)
  if (hasExpired || token === '') {
    return (
      <DeadLink isExpired={hasExpired}>
        <ButtonLink to="/forgot-password" variant="primary" size="xl" block>
          Send a new link
        </ButtonLink>
      </DeadLink>
    )
  }
  return <ResetPasswordForm token={token ?? ''} onExpired={() => setHasExpired(true)} />
}
