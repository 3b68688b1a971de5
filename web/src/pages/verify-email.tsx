import { Link } from 'react-router'
import { publicMeta } from '../content/page-meta.ts'
import styles from '../features/auth/auth-form.module.css'
import { AuthLayout } from '../features/auth/auth-layout.tsx'
import { NextSteps } from '../features/auth/next-steps.tsx'
import { VerifyEmail } from '../features/auth/verify-email.tsx'
import { VerifyLede } from '../features/auth/verify-lede.tsx'
import { PageColumn } from '../layout/page-column.tsx'
import { EnvelopeCodeArt } from '../ui/art/envelope-code.tsx'

export function meta() {
  return publicMeta({
    path: '/verify-email',
    title: 'Verify your email',
    description: 'Enter the code we sent you to verify your email address.',
  })
}

export default function VerifyEmailPage() {
  return (
    <PageColumn>
      <AuthLayout
        title="Verify your email"
        lede={<VerifyLede />}
        aside={
          <NextSteps title="Why we ask" picture={<EnvelopeCodeArt />} hidePictureOnPhones steps={steps} />
        }
      >
        <VerifyEmail />
        <p className={styles.alternative}>
          <Link to="/signup" className={styles.inline}>
            Wrong email address? Start again
          </Link>
        </p>
      </AuthLayout>
    </PageColumn>
  )
}

const steps = [
  { id: 'yours', text: 'It proves the email is yours.' },
  { id: 'updates', text: 'Your claim updates go there. Only you should read them.' },
  { id: 'next', text: 'Next, you sign in and tell us about the denial.' },
]
