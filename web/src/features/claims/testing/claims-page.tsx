import { type Claim, nextStep } from '@recourse/contract/claims'
import type { DeskClaim } from '@recourse/contract/desk'
import ClaimsPage from '../../../pages/claims.tsx'
import { startSession } from '../../../platform/session.ts'
import type { Answers } from '../../../platform/testing/answer-calls.ts'
import { makeToken } from '../../../platform/testing/make-token.ts'
import { renderApp } from '../../../platform/testing/render-app.tsx'
import { mariasClaims, olderClaims } from './make-claim.ts'

export const newestPage = 'GET /api/v1/claims?limit=5'
export const olderPage = `${newestPage}&id_before=3`
const deskPage = 'GET /api/v1/admin/claims?limit=5&order=waiting'
export const markCall = 'PUT /api/v1/mark_claim_resolved'

export function claimsServer(
  claims: readonly Claim[] = mariasClaims,
  count = 7,
  needs_you = claims.filter((claim) => nextStep(claim) === 'you').length,
): Answers {
  return {
    [newestPage]: () => ({ json: { claims, count, needs_you, unread_total: 0 } }),
    [olderPage]: () => ({ json: { claims: olderClaims, count, needs_you, unread_total: 0 } }),
    [markCall]: (body) => {
      const { mark_resolved, claim_uids } = body as { mark_resolved: boolean; claim_uids: string[] }
      return { json: { marked_resolved: mark_resolved, claim_uids } }
    },
    ...Object.fromEntries(
      claims.map(({ uid }) => [
        `GET /api/v1/claim_timeline?claim_uid=${uid}`,
        () => ({ json: { events: [] } }),
      ]),
    ),
    [deskPage]: () => ({
      json: { claims: claims.map(atTheDesk), count, count_capped: false, next: null, previous: null },
    }),
  }
}

/** The same claim as staff get it. */
function atTheDesk(claim: Claim): DeskClaim {
  return { ...claim, region: null, assignee: null, unanswered: false, waiting_since: null }
}

export async function renderClaims({
  scopes = ['authenticated'],
  state,
}: {
  scopes?: string[]
  state?: unknown
} = {}) {
  startSession(makeToken({ sub: 'person-1', scopes }))
  return await renderApp({ '/claims': <ClaimsPage /> }, { pathname: '/claims', state })
}
