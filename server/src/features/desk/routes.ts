import * as desk from '@recourse/contract/desk'
import { getClaimTimeline } from '@recourse/contract/timeline'
import { type Route, route } from '../../platform/http/route.ts'
import { assign, listAssignable } from './assign.ts'
import type { DeskDeps } from './deps.ts'
import { listForDesk } from './list.ts'
import { addNote, readNotes } from './notes.ts'
import { setStatus } from './status.ts'
import { readTimeline } from './timeline.ts'

export function deskRoutes(deps: DeskDeps): Route[] {
  return [
    route(desk.listDeskClaims, ({ query, ...caller }) => listForDesk(deps, caller, query)),
    route(desk.setClaimStatus, ({ body, ...caller }) => setStatus(deps, caller, body)),
    route(desk.assignClaim, ({ body, ...caller }) => assign(deps, caller, body)),
    route(desk.listStaff, () => listAssignable(deps)),
    route(desk.addClaimNote, ({ body, ...caller }) => addNote(deps, caller, body)),
    route(desk.listClaimNotes, ({ query, ...caller }) => readNotes(deps, caller, query.claim_uid)),
    route(getClaimTimeline, ({ query, ...caller }) => readTimeline(deps, caller, query.claim_uid)),
  ]
}
