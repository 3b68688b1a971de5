import { privateMeta } from '../content/page-meta.ts'
import { reloadProfile } from '../features/account/queries.ts'
import { AuthLayout } from '../features/auth/auth-layout.tsx'
import { ConfirmEmail } from '../features/auth/confirm-email.tsx'
import { PageColumn } from '../layout/page-column.tsx'

export function meta() {
  return privateMeta('Confirm your new email')
}

export default function ConfirmEmailPage() {
  return (
    <PageColumn>
      <AuthLayout
        title="Confirm your new email"
        lede="One click, and we write to your new address from now on."
      >
        <ConfirmEmail onConfirmed={() => void reloadProfile()} />
      </AuthLayout>
    </PageColumn>
  )
}
