import { privateMeta } from '../content/page-meta.ts'
import { People } from '../features/people-admin/people.tsx'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export function meta() {
  return privateMeta('People')
}

export default function PeoplePage() {
  return (
    <PageColumn>
      <PageHeading title="People" />
      <People />
    </PageColumn>
  )
}
