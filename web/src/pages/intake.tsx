import { privateMeta } from '../content/page-meta.ts'
import { reloadClaims } from '../features/claims/queries.ts'
import { Wizard } from '../features/claims/wizard/wizard.tsx'
import { useClaimFiles } from '../features/documents/use-claim-files.tsx'
import { PageColumn } from '../layout/page-column.tsx'

export function meta() {
  return privateMeta('Coverage Denial Help Request, short form')
}

export default function IntakePage() {
  const files = useClaimFiles({ onUploaded: () => void reloadClaims() })
  return (
    <PageColumn>
      <Wizard kind="intake" files={files} />
    </PageColumn>
  )
}
