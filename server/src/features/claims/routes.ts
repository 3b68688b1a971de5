import * as claims from '@recourse/contract/claims'
import * as drafts from '@recourse/contract/drafts'
import { idempotencyKey } from '../../platform/http/idempotency-key.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { dropDraft, readDraft, saveDraft } from './drafts.ts'
import { type ClaimsDeps, listOwnClaims, markResolved, submitClaim } from './service.ts'

export function claimsRoutes(deps: ClaimsDeps): Route[] {
  return [
    route(claims.listClaims, ({ actor, query }) => listOwnClaims(deps, actor, query)),
    route(claims.submitClaim, ({ actor, body, request }) =>
      submitClaim(deps, actor, body, idempotencyKey(request)),
    ),
    route(claims.markClaimsResolved, ({ actor, body }) => markResolved(deps, actor, body)),
    route(drafts.getWizardDraft, ({ actor }) => readDraft(deps, actor, 'wizard')),
    route(drafts.saveWizardDraft, ({ actor, body }) => saveDraft(deps, actor, 'wizard', body)),
    route(drafts.deleteWizardDraft, ({ actor }) => dropDraft(deps, actor, 'wizard')),
    route(drafts.getIntakeDraft, ({ actor }) => readDraft(deps, actor, 'intake')),
    route(drafts.saveIntakeDraft, ({ actor, body }) => saveDraft(deps, actor, 'intake', body)),
    route(drafts.deleteIntakeDraft, ({ actor }) => dropDraft(deps, actor, 'intake')),
  ]
}
