import { publicMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const handle = { static: true }

export function meta() {
  return publicMeta({
    path: '/support',
    title: 'Support Our Work',
    description:
      'Gifts, partners and grants keep Recourse free for patients. See what we build and how you can help.',
  })
}

export default function SupportPage() {
  return (
    <PageColumn>
      <PageHeading title="Support Our Work" />
    </PageColumn>
  )
}
