import { limits } from '@recourse/contract/limits'
import { Link } from 'react-router'
import { privateMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const handle = { static: true }

export function meta() {
  return privateMeta('Your account will be deleted')
}

export default function AccountDeletedPage() {
  return (
    <PageColumn>
      <PageHeading
        title="Your account will be deleted"
        lede={`You are signed out. In ${limits.deletionGraceDays} days everything is erased. We sent you an email with the date.`}
      />
      <p>
        Changed your mind? <Link to="/login">Sign in</Link> before then. That is all, and nothing is lost.
      </p>
    </PageColumn>
  )
}
