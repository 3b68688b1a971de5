import { createHash } from 'node:crypto'
import {
  type ClaimAnswers,
  type ClaimGroup,
  claimGroups,
  missingFields,
  missingSentence,
  relevantAnswers,
} from '@recourse/contract/claim-form'
import type { Claim, listClaims as listClaimsEndpoint, markClaimsResolved } from '@recourse/contract/claims'
import type { BodyOf, QueryOf } from '@recourse/contract/endpoint'
import { limits } from '@recourse/contract/limits'
import { isOnStaff } from '@recourse/contract/roles'
import { v4 as uuidv4 } from 'uuid'
import type { Clock } from '../../platform/clock.ts'
import type { Orm, Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Bus } from '../../platform/realtime/bus.ts'
import { requireOwnClaims } from './access.ts'
import { deleteDraftByUid } from './draft-store.ts'
import { claimReceivedMail } from './emails.ts'
import { recordHistory } from './history.ts'
import { findOwn, readOwnPage } from './list-store.ts'
import { type ShowDeps, showClaim } from './show-claims.ts'
import * as store from './store.ts'

export interface ClaimsDeps extends ShowDeps {
  readonly orm: Orm
  readonly mailer: Mailer
  readonly bus: Bus
  readonly clock: Clock
  readonly publicUrl: string
  /** Tells whoever works on new claims, if and only if the transaction commits. */
  claimFiled(tx: Tx, claim: { claim_uid: string; urgent: boolean }): Promise<void>
}

export async function listOwnClaims(
  deps: ClaimsDeps,
  actor: Actor,
  { limit = limits.claimsPageSize, ...page }: QueryOf<typeof listClaimsEndpoint>,
) {
  const { rows, waiting, ...totals } = await readOwnPage(deps.orm, actor.person_uid, { limit, ...page })
  const claims = rows.map((row) => showClaim(deps, actor, row))
  return { claims, needs_you: isOnStaff(actor) ? 0 : waiting, ...totals }
}

/** With a key, a repeat of the same request answers with the same claim, however many come at once. */
export async function submitClaim(
  deps: ClaimsDeps,
  actor: Actor,
  given: ClaimAnswers,
  key: string | null,
): Promise<Claim> {
  const answers = relevantAnswers(given)
  requireComplete(answers)
  const row = await deps.orm.transaction(async (tx) => {
    const uid = uuidv4()
    if (key !== null && !(await takeKey(deps, tx, actor, { key, answers, uid }))) return null
    const now = deps.clock()
    const { row, owner } = await store.insertClaim(tx, {
      uid,
      person_uid: actor.person_uid,
      answers,
      created_at: now,
      updated_at: now,
    })
    const filed = { claim_uids: [uid], actor_uid: actor.person_uid, at: now }
    await recordHistory(deps.bus, tx, filed, { kind: 'submitted' })
    if (key !== null) await deleteDraftByUid(tx, actor.person_uid, key)
    await deps.mailer.enqueue(tx, claimReceivedMail(owner, uid, deps.publicUrl))
    await deps.claimFiled(tx, { claim_uid: uid, urgent: answers.urgent ?? false })
    return row
  })
  if (row === null) return earlierClaim(deps, actor, key ?? '', answers)
  // Nothing was uploaded to it or said about it yet.
  return showClaim(deps, actor, { ...row, files: null, unread: null })
}

function requireComplete(answers: ClaimAnswers): void {
  const missing = missingFields(answers, Object.keys(claimGroups) as ClaimGroup[])
  const fields = Object.fromEntries(missing.map((field) => [field, missingSentence(field)]))
  const [first] = Object.values(fields)
  if (first !== undefined) throw new AppError(422, first, { fields })
}

function takeKey(
  { clock }: ClaimsDeps,
  tx: Tx,
  actor: Actor,
  { key, answers, uid }: { key: string; answers: ClaimAnswers; uid: string },
): Promise<boolean> {
  const { person_uid } = actor
  return store.takeKey(tx, {
    person_uid,
    key,
    body_hash: hashOf(answers),
    claim_uid: uid,
    created_at: clock(),
  })
}

async function earlierClaim(
  deps: ClaimsDeps,
  actor: Actor,
  key: string,
  answers: ClaimAnswers,
): Promise<Claim> {
  const earlier = await store.findSubmission(deps.orm, actor.person_uid, key)
  if (!earlier) throw notFound()
  if (earlier.body_hash !== hashOf(answers)) {
    throw new AppError(
      409,
      'This request was submitted already, with other answers. Your claims page shows it.',
    )
  }
  const row = await findOwn(deps.orm, actor.person_uid, earlier.claim_uid)
  if (!row) throw notFound()
  return showClaim(deps, actor, row)
}

/** The answers have the contract's own order of fields, so the same answers give the same text. */
function hashOf(answers: ClaimAnswers): string {
  return createHash('sha256').update(JSON.stringify(answers)).digest('base64url')
}

export async function markResolved(
  { orm, bus, clock }: ClaimsDeps,
  actor: Actor,
  { mark_resolved, claim_uids }: BodyOf<typeof markClaimsResolved>,
) {
  await orm.transaction(async (tx) => {
    await requireOwnClaims(tx, actor, claim_uids)
    const at = clock()
    const changed = await store.setResolved(tx, claim_uids, mark_resolved, at)
    await recordHistory(
      bus,
      tx,
      { claim_uids: changed, actor_uid: actor.person_uid, at },
      { kind: mark_resolved ? 'resolved' : 'reopened' },
    )
  })
  return { marked_resolved: mark_resolved, claim_uids: [...claim_uids] }
}
