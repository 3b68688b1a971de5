import { privateMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export function meta() {
  return privateMeta('Claims')
}

export default function ClaimsPage() {
  return (
    <PageColumn>
      <PageHeading title="Claims" />
    </PageColumn>
  )
}
