import { privateMeta } from '../content/page-meta.ts'
import { Overview } from '../features/overview/overview.tsx'
import { PageColumn } from '../layout/page-column.tsx'

export function meta() {
  return privateMeta('Overview')
}

export default function OverviewPage() {
  return (
    <PageColumn>
      <Overview />
    </PageColumn>
  )
}
