import { privateMeta } from '../content/page-meta.ts'
import { Wizard } from '../features/claims/wizard/wizard.tsx'
import { PageColumn } from '../layout/page-column.tsx'

export function meta() {
  return privateMeta('Coverage Denial Help Request, short form')
}

export default function IntakePage() {
  return (
    <PageColumn>
      <Wizard kind="intake" />
    </PageColumn>
  )
}
