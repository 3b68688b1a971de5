import { signUp } from '@recourse/contract/auth'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../platform/call.ts'
import { useFormCall } from '../../platform/use-form-call.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './auth-form.module.css'
import { checkSignUp } from './check-sign-up.ts'
import { FormSummary } from './form-summary.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { verifyEmailPath } from './verify-email-path.ts'

export function SignUpForm() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const form = useFormCall({
    check: checkSignUp,
    send: (body) => call(signUp, { body }),
    // The address goes along in navigation state, so that the next page can show where the code will go.
    onDone: ({ username }, { email }) => navigate(verifyEmailPath(username), { state: { ...state, email } }),
  })

  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <FormSummary {...form.summary} />
      <div className={styles.pair}>
        <TextInput label="First Name" autoComplete="given-name" {...form.field('firstname')} />
        <TextInput label="Last Name" autoComplete="family-name" {...form.field('lastname')} />
      </div>
      <TextInput
        label="Email Address"
        hint="We send your code and updates here."
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <TextInput
        label="Username"
        hint="You will use this to sign in."
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.field('username')}
      />
      <NewPasswordFields
        label="Password"
        password={form.field('password')}
        confirmation={form.field('confirmation')}
      />
      <Button type="submit" variant="primary" size="xl" block busy={form.isBusy}>
        Sign Up
      </Button>
    </form>
  )
}
