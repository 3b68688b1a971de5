import { signIn, signInBody } from '@recourse/contract/auth'
import { sentences } from '@recourse/contract/errors'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { call } from '../../platform/call.ts'
import type { CallError } from '../../platform/call-error.ts'
import { checkWith } from '../../platform/form-problems.ts'
import { useFormCall } from '../../platform/use-form-call.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './auth-form.module.css'
import { FormSummary } from './form-summary.tsx'
import { useFinishSignIn } from './use-finish-sign-in.ts'
import { verifyEmailPath } from './verify-email-path.ts'

type LoginValues = { username?: string; password?: string }

export function LoginForm() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isVisible, setIsVisible] = useState(false)
  const { finish, goOn } = useFinishSignIn()

  function explain(error: CallError, { username }: { username: string }) {
    if (goOn(error)) return []
    if (error.detail !== sentences.needsVerification) return undefined
    void navigate(verifyEmailPath(username), { state })
    return []
  }

  const form = useFormCall({
    check: ({ username = '', password = '' }: LoginValues) => checkWith(signInBody, { username, password }),
    send: (body) => call(signIn, { body }),
    onDone: finish,
    explain,
  })

  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <FormSummary {...form.summary} />
      <TextInput
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.field('username')}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        visible={isVisible}
        onVisibleChange={setIsVisible}
        {...form.field('password')}
      />
      <p>
        <Link to="/forgot-password" className={styles.inline}>
          Forgot your password?
        </Link>
      </p>
      <Button type="submit" variant="primary" size="xl" block busy={form.isBusy}>
        Sign In
      </Button>
    </form>
  )
}
