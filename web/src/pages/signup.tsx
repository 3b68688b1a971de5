import { Link, useLocation } from 'react-router'
import { publicMeta } from '../content/page-meta.ts'
import styles from '../features/auth/auth-form.module.css'
import { AuthLayout } from '../features/auth/auth-layout.tsx'
import { NextSteps } from '../features/auth/next-steps.tsx'
import { SignUpForm } from '../features/auth/sign-up-form.tsx'
import { SignedOutOnly } from '../features/auth/signed-out-only.tsx'
import { PageColumn } from '../layout/page-column.tsx'
import { LettersArt } from '../ui/art/letters.tsx'

export function meta() {
  return publicMeta({
    path: '/signup',
    title: 'Sign up',
    description: 'Open a free account and get help with a health insurance denial. It takes a few minutes.',
  })
}

export default function SignUpPage() {
  const { state } = useLocation()
  return (
    <SignedOutOnly>
      <PageColumn>
        <AuthLayout
          title="Sign up"
          lede="It takes a few minutes and it is free."
          aside={<NextSteps title="What happens next" picture={<LettersArt />} steps={steps} />}
        >
          <SignUpForm />
          <p className={styles.alternative}>
            <Link to="/login" state={state} className={styles.inline}>
              Already have an account? Sign in
            </Link>
          </p>
          <p className={styles.fine}>
            You must be 18 or older. Recourse is for education. It does not give legal advice. Read our{' '}
            <Link to="/privacy">Privacy Policy</Link> and <Link to="/terms">Terms of Service</Link>.
          </p>
        </AuthLayout>
      </PageColumn>
    </SignedOutOnly>
  )
}

const steps = [
  { id: 'code', text: 'We email you a code. You type it in to prove the email is yours.' },
  { id: 'denial', text: 'You tell us about the denial. You can skip what you do not know.' },
  { id: 'help', text: 'A person on our team reads it and helps you with the next steps. It is free.' },
]
