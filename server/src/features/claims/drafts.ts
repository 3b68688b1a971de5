import type { Draft, DraftKind, saveWizardDraft } from '@recourse/contract/drafts'
import type { BodyOf } from '@recourse/contract/endpoint'
import { limits } from '@recourse/contract/limits'
import { v4 as uuidv4 } from 'uuid'
import { after, hours } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { AppError } from '../../platform/http/app-error.ts'
import * as drafts from './draft-store.ts'
import type { ClaimsDeps } from './service.ts'
import { findSubmission } from './store.ts'

type DraftDeps = Pick<ClaimsDeps, 'orm' | 'clock'>

const lifetime = hours(24 * limits.draftDays)

export async function readDraft({ orm, clock }: DraftDeps, actor: Actor, kind: DraftKind) {
  const row = await drafts.findDraft(orm, actor.person_uid, kind, clock())
  return { draft: row ? toDraft(row) : null }
}

/** One save at a time: each sees what the one before has made of the draft. */
export async function saveDraft(
  { orm, clock }: DraftDeps,
  { person_uid }: Actor,
  kind: DraftKind,
  { uid, version, parting = false, step, answers, file_names }: BodyOf<typeof saveWizardDraft>,
) {
  const now = clock()
  const times = { updated_at: now, expires_at: after(now, lifetime) }
  return orm.transaction(async (tx) => {
    const fresh = { person_uid, kind, uid: uuidv4(), step, answers, file_names: file_names ?? [], ...times }
    const { row, isNew } = await lockOrStart(tx, fresh)
    // A page that is still open after another one has submitted must not start a second claim.
    // Asked only now: the lock has waited for a submission that was just deleting the draft.
    if (uid && (await findSubmission(tx, person_uid, uid))) {
      throw new AppError(409, 'This request was submitted already. Your claims page shows it.')
    }
    if (isNew) return { draft: toDraft(row), accepted: true }
    const isCurrent = row.uid === uid && row.version === version
    if (!isCurrent && !parting) return { draft: toDraft(row), accepted: false }
    const stored = await drafts.updateDraft(tx, {
      ...row,
      ...times,
      step,
      answers: parting ? { ...row.answers, ...answers } : answers,
      file_names: file_names ?? row.file_names,
      version: row.version + 1,
    })
    return { draft: toDraft(stored), accepted: true }
  })
}

async function lockOrStart(
  tx: Tx,
  fresh: Omit<drafts.DraftRow, 'version'>,
): Promise<{ row: drafts.DraftRow; isNew: boolean }> {
  const found = await drafts.lockDraft(tx, fresh.person_uid, fresh.kind, fresh.updated_at)
  if (found) return { row: found, isNew: false }
  const started = await drafts.startDraft(tx, fresh)
  return started ? { row: started, isNew: true } : lockOrStart(tx, fresh)
}

export async function dropDraft({ orm }: DraftDeps, actor: Actor, kind: DraftKind) {
  await drafts.deleteDraft(orm, actor.person_uid, kind)
  return { draft: null }
}

function toDraft({ updated_at, expires_at, ...row }: drafts.DraftRow): Draft {
  const { uid, step, answers, file_names, version } = row
  return {
    uid,
    step,
    answers,
    file_names,
    version,
    updated_at: updated_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }
}
