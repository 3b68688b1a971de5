import { privateMeta } from '../content/page-meta.ts'
import { AuthLayout } from '../features/auth/auth-layout.tsx'
import { BackToSignIn } from '../features/auth/back-to-sign-in.tsx'
import { ResetPassword } from '../features/auth/reset-password.tsx'
import { PageColumn } from '../layout/page-column.tsx'

export function meta() {
  return privateMeta('Set a new password')
}

export default function ResetPasswordPage() {
  return (
    <PageColumn>
      <AuthLayout title="Set a new password" lede="Choose one that you do not use anywhere else.">
        <ResetPassword />
        <BackToSignIn />
      </AuthLayout>
    </PageColumn>
  )
}
