import { publicMeta } from '../content/page-meta.ts'
import { AuthLayout } from '../features/auth/auth-layout.tsx'
import { BackToSignIn } from '../features/auth/back-to-sign-in.tsx'
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx'
import { PageColumn } from '../layout/page-column.tsx'

export function meta() {
  return publicMeta({
    path: '/forgot-password',
    title: 'Forgot your password?',
    description: 'Tell us your email. We send a link to set a new password.',
  })
}

export default function ForgotPasswordPage() {
  return (
    <PageColumn>
      <AuthLayout title="Forgot your password?" lede="Tell us your email. We send a link to set a new one.">
        <ForgotPasswordForm />
        <BackToSignIn />
      </AuthLayout>
    </PageColumn>
  )
}
