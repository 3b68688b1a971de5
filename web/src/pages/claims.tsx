import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { privateMeta } from '../content/page-meta.ts'
import { ClaimsHeading } from '../features/claims/claims-heading.tsx'
import { PageColumn } from '../layout/page-column.tsx'
import { useSession } from '../platform/session.ts'
import { Loading } from '../ui/loading.tsx'
import { MemberClaims } from './claims/member-claims.tsx'

/** The desk is not for members: their browsers do not fetch it. */
const StaffClaims = lazy(() => import('./claims/staff-claims.tsx'))

export function meta() {
  return privateMeta('Claims')
}

export default function ClaimsPage() {
  const { scopes } = useSession()
  const { state } = useLocation()
  const openAtFirst = findOpenUid(state)
  return (
    <PageColumn>
      <ClaimsHeading />
      {scopes.includes('staff') ? (
        <Suspense fallback={<Loading label="Loading the claims…" />}>
          <StaffClaims openAtFirst={openAtFirst} />
        </Suspense>
      ) : (
        <MemberClaims openAtFirst={openAtFirst} />
      )}
    </PageColumn>
  )
}

/** The home page's alert and the overview lead to one claim. */
function findOpenUid(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('open' in state)) return undefined
  return typeof state.open === 'string' ? state.open : undefined
}
