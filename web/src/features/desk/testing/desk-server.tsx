import type { DeskClaim } from '@recourse/contract/desk'
import type { TimelineEvent } from '@recourse/contract/timeline'
import ClaimsPage from '../../../pages/claims.tsx'
import { startSession } from '../../../platform/session.ts'
import type { Answers } from '../../../platform/testing/answer-calls.ts'
import { makeToken } from '../../../platform/testing/make-token.ts'
import { renderApp } from '../../../platform/testing/render-app.tsx'
import { makeClaim } from '../../claims/testing/make-claim.ts'

export const listPath = 'GET /api/v1/admin/claims?limit=5&order=waiting'
export const statusPath = 'PUT /api/v1/admin/claim_status'
export const assignPath = 'PUT /api/v1/admin/assign_claim'
export const notePath = 'POST /api/v1/admin/claim_notes'

export const quinn = { uid: '11111111-0000-4000-8000-000000000001', name: 'Quinn Demo' }
export const dana = { uid: '22222222-0000-4000-8000-000000000002', name: 'Dana Demo' }

export function makeDeskClaim(different: Partial<DeskClaim> = {}): DeskClaim {
  return {
    ...makeClaim({ id: 1, subject: 'Brain MRI' }),
    region: { name: 'Texas' },
    assignee: null,
    unanswered: false,
    waiting_since: '2026-10-09T15:00:00.000Z',
    ...different,
  }
}

export const pageOf = (claims: readonly DeskClaim[], different: object = {}) => ({
  json: { claims, count: claims.length, count_capped: false, next: null, previous: null, ...different },
})

const overview = {
  as_of: '2026-11-15T12:00:00.000Z',
  claims: 214,
  by_status: [
    { status: 'Submitted', claims: 48 },
    { status: 'Pending', claims: 91 },
    { status: 'Resolved', claims: 53 },
    { status: 'User Action Required', claims: 22 },
  ],
  oldest_waiting: null,
  by_week: [],
  by_insurance_type: [],
  by_denial_reason: [],
  by_region: [],
  first_reply: { replied: 0, unreplied: 0, median_minutes: null },
  resolved_dollars: 0,
}

/** One claim with its timeline, and the people at the desk. */
export function deskServer(
  claim: DeskClaim = makeDeskClaim(),
  events: readonly TimelineEvent[] = [],
): Answers {
  return {
    [listPath]: () => pageOf([claim]),
    'GET /api/v1/admin/staff': () => ({
      json: [quinn, dana].map((person) => ({ ...person, role: 'Staff' })),
    }),
    'GET /api/v1/admin/overview': () => ({ json: overview }),
    [`GET /api/v1/claim_timeline?claim_uid=${claim.uid}`]: () => ({ json: { events } }),
  }
}

export async function renderDesk({ search = '', open }: { search?: string; open?: string } = {}) {
  startSession(makeToken({ sub: quinn.uid, scopes: ['authenticated', 'staff'] }))
  return await renderApp({ '/claims': <ClaimsPage /> }, { pathname: '/claims', search, state: { open } })
}
