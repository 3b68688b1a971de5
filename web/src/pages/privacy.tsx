import { publicMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const handle = { static: true }

export function meta() {
  return publicMeta({
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'What Recourse keeps about you, why, for how long, and how to have it deleted.',
  })
}

export default function PrivacyPage() {
  return (
    <PageColumn>
      <PageHeading title="Privacy Policy" />
    </PageColumn>
  )
}
