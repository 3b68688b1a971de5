import { publicMeta } from '../content/page-meta.ts'
import { PageColumn } from '../layout/page-column.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export function meta() {
  return publicMeta({
    path: '/resources/self-help-tools',
    title: 'Health Insurance Appeals Guide',
    description:
      'Find out how appeals work for your kind of plan, who regulates it in your state, and how long you have.',
  })
}

export default function SelfHelpToolsPage() {
  return (
    <PageColumn>
      <PageHeading title="Health Insurance Appeals Guide" />
    </PageColumn>
  )
}
