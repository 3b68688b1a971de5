import { privateMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export function meta() {
  return privateMeta('People')
}

export default function PeoplePage() {
  return (
    <PageColumn>
      <PageHeading title="People" />
    </PageColumn>
  )
}
