import type { Draft, DraftKind, saveWizardDraft } from '@recourse/contract/drafts'
import type { BodyOf } from '@recourse/contract/endpoint'
import { limits } from '@recourse/contract/limits'
import { v4 as uuidv4 } from 'uuid'
import { after, hours } from '../../platform/clock.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { AppError } from '../../platform/http/app-error.ts'
import * as drafts from './draft-store.ts'
import type { ClaimsDeps } from './service.ts'
import { findSubmission } from './store.ts'

const lifetime = hours(24 * limits.draftDays)

export async function readDraft({ orm, clock }: ClaimsDeps, actor: Actor, kind: DraftKind) {
  const row = await drafts.findDraft(orm, actor.person_uid, kind, clock())
  return { draft: row ? toDraft(row) : null }
}

export async function saveDraft(
  { orm, clock }: ClaimsDeps,
  actor: Actor,
  kind: DraftKind,
  { uid, step, answers, file_names = [] }: BodyOf<typeof saveWizardDraft>,
) {
  const now = clock()
  const row = await orm.transaction(async (tx) => {
    // A page that is still open after another one has submitted must not start a second claim.
    if (uid && (await findSubmission(tx, actor.person_uid, uid))) {
      throw new AppError(409, 'This request was submitted already. Your claims page shows it.')
    }
    return drafts.putDraft(tx, {
      person_uid: actor.person_uid,
      kind,
      uid: uuidv4(),
      step,
      answers,
      file_names,
      updated_at: now,
      expires_at: after(now, lifetime),
    })
  })
  return { draft: toDraft(row) }
}

export async function dropDraft({ orm }: ClaimsDeps, actor: Actor, kind: DraftKind) {
  await drafts.deleteDraft(orm, actor.person_uid, kind)
  return { draft: null }
}

function toDraft({ uid, step, answers, file_names, updated_at, expires_at }: drafts.DraftRow): Draft {
  return {
    uid,
    step,
    answers,
    file_names,
    updated_at: updated_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }
}
