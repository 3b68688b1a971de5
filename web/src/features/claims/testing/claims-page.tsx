import type { Claim } from '@recourse/contract/claims'
import ClaimsPage from '../../../pages/claims.tsx'
import { startSession } from '../../../platform/session.ts'
import type { Answers } from '../../../platform/testing/answer-calls.ts'
import { makeToken } from '../../../platform/testing/make-token.ts'
import { renderApp } from '../../../platform/testing/render-app.tsx'
import { mariasClaims, olderClaims } from './make-claim.ts'

export const newestPage = 'GET /api/v1/claims?limit=5'
export const olderPage = `${newestPage}&id_before=3`
export const markCall = 'PUT /api/v1/mark_claim_resolved'

export function claimsServer(claims: readonly Claim[] = mariasClaims, count = 7): Answers {
  return {
    [newestPage]: () => ({ json: { claims, count } }),
    [olderPage]: () => ({ json: { claims: olderClaims, count } }),
    [markCall]: (body) => {
      const { mark_resolved, claim_uids } = body as { mark_resolved: boolean; claim_uids: string[] }
      return { json: { marked_resolved: mark_resolved, claim_uids } }
    },
  }
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
