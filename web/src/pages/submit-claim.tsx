import { privateMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export function meta() {
  return privateMeta('Coverage Denial Help Request')
}

export default function SubmitClaimPage() {
  return (
    <PageColumn>
      <PageHeading title="Coverage Denial Help Request" />
    </PageColumn>
  )
}
