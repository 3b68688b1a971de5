import { Link } from 'react-router'
import { privateMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const handle = { static: true }

export function meta() {
  return privateMeta('You are off our list')
}

export default function UnsubscribedPage() {
  return (
    <PageColumn>
      <PageHeading
        title="You are off our list"
        lede="We deleted your email address from the newsletter. You will get no more of it."
      />
      <p>
        Changed your mind? <Link to="/">You can subscribe again</Link> at any time.
      </p>
    </PageColumn>
  )
}
