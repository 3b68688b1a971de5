import { publicMeta } from '../content/page-meta.ts'
import { Downloads } from '../features/downloads/downloads.tsx'
import { PageColumn } from '../layout/page-column.tsx'

export const handle = { static: true }

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
      <Downloads />
    </PageColumn>
  )
}
