import { publicMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const handle = { static: true }

export function meta() {
  return publicMeta({
    path: '/terms',
    title: 'Terms of Service',
    description: 'The terms for using Recourse. It is educational and gives no legal advice.',
  })
}

export default function TermsPage() {
  return (
    <PageColumn>
      <PageHeading title="Terms of Service" />
    </PageColumn>
  )
}
