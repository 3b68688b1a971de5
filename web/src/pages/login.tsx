import { Link, useLocation } from 'react-router'
import { publicMeta } from '../content/page-meta.ts'
import styles from '../features/auth/auth-form.module.css'
import { AuthLayout } from '../features/auth/auth-layout.tsx'
import { EndingAlert } from '../features/auth/ending-alert.tsx'
import { LoginForm } from '../features/auth/login-form.tsx'
import { NextSteps } from '../features/auth/next-steps.tsx'
import { SignedOutOnly } from '../features/auth/signed-out-only.tsx'
import { PageColumn } from '../layout/page-column.tsx'
import { LettersArt } from '../ui/art/letters.tsx'

export function meta() {
  return publicMeta({
    path: '/login',
    title: 'Sign in',
    description: 'Sign in to see your claims, send papers, or message our team.',
  })
}

export default function LoginPage() {
  const { state } = useLocation()
  return (
    <SignedOutOnly>
      <PageColumn>
        <AuthLayout
          title="Sign in"
          lede="See your claims, send papers, or message our team."
          aside={<NextSteps title="While you are here" picture={<LettersArt />} steps={steps} />}
        >
          <EndingAlert />
          <LoginForm />
          <p className={styles.alternative}>
            <Link to="/signup" state={state} className={styles.inline}>
              Don't have an account? Sign Up
            </Link>
          </p>
        </AuthLayout>
      </PageColumn>
    </SignedOutOnly>
  )
}

const steps = [
  {
    id: 'action',
    text: (
      <>
        Check if a claim says <b>User Action Required</b>. That means we need something from you.
      </>
    ),
  },
  { id: 'letter', text: 'Got a new letter? Take a photo of it and upload it.' },
  {
    id: 'support',
    text: (
      <>
        Stuck? Open your claim and choose <b>Message Support</b>.
      </>
    ),
  },
]
