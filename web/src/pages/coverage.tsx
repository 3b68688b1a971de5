import { privateMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export function meta() {
  return privateMeta('Insurance Coverage')
}

export default function CoveragePage() {
  return (
    <PageColumn>
      <PageHeading title="Insurance Coverage" />
    </PageColumn>
  )
}
