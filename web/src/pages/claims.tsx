import { useLocation } from 'react-router'
import { privateMeta } from '../content/page-meta.ts'
import { Claims } from '../features/claims/claims.tsx'
import { ClaimsHeading } from '../features/claims/claims-heading.tsx'
import { PageColumn } from '../layout/page-column.tsx'
import { useSession } from '../platform/session.ts'

export function meta() {
  return privateMeta('Claims')
}

export default function ClaimsPage() {
  const { scopes } = useSession()
  const { state } = useLocation()
  return (
    <PageColumn>
      <ClaimsHeading />
      <Claims canSelect={!scopes.includes('staff')} openAtFirst={findOpenUid(state)} />
    </PageColumn>
  )
}

/** The home page's alert leads to one claim. */
function findOpenUid(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('open' in state)) return undefined
  return typeof state.open === 'string' ? state.open : undefined
}
