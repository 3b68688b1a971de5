import { publicMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export function meta() {
  return publicMeta({
    path: '/resources/downloads',
    title: 'Digital Downloads',
    description: 'Free checklists, letters and guides for people who appeal a health insurance denial.',
  })
}

export default function DownloadsPage() {
  return (
    <PageColumn>
      <PageHeading title="Digital Downloads" />
    </PageColumn>
  )
}
