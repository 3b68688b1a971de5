import { Link } from 'react-router'
import { privateMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const handle = { static: true }

export function meta() {
  return privateMeta("We'll keep you posted!")
}

/** Where the newsletter's form leads when no script runs. */
export default function SubscribedPage() {
  return (
    <PageColumn>
      <PageHeading
        title="We'll keep you posted!"
        lede="One email a month. Each has a link that takes you off the list."
      />
      <p>
        <Link to="/">Back to the home page</Link>
      </p>
    </PageColumn>
  )
}
