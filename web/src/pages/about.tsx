import { publicMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const handle = { static: true }

export function meta() {
  return publicMeta({
    path: '/about',
    title: "What We're About",
    description:
      'Recourse is a nonprofit that helps patients in the United States answer health insurance denials, free of charge.',
  })
}

export default function AboutPage() {
  return (
    <PageColumn>
      <PageHeading title="What We're About" />
    </PageColumn>
  )
}
