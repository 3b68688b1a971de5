import { privateMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const handle = { static: true }

export function meta() {
  return privateMeta('Please enter a valid email address.')
}

/** Where the newsletter's form leads with a wrong address when no script runs. */
export default function NotSubscribedPage() {
  return (
    <PageColumn>
      <PageHeading
        title="Please enter a valid email address."
        lede="It looks like name@example.com. What you typed is still in the form when you go back."
      />
      <p>
        <a href="/#newsletter">Back to the form</a>
      </p>
    </PageColumn>
  )
}
