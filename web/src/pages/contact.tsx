import { publicMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const handle = { static: true }

export function meta() {
  return publicMeta({
    path: '/contact',
    title: 'Get In Touch',
    description: 'Write to the people behind Recourse. We read every message.',
  })
}

export default function ContactPage() {
  return (
    <PageColumn>
      <PageHeading title="Get In Touch" />
    </PageColumn>
  )
}
