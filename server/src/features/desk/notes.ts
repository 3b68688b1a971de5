import type { addClaimNote } from '@recourse/contract/desk'
import type { BodyOf } from '@recourse/contract/endpoint'
import { timelineMax } from '@recourse/contract/timeline'
import { v7 as newUid } from 'uuid'
import { recordAudit } from '../../platform/audit/audit.ts'
import { requireVisibleClaim } from '../claims/access.ts'
import type { Caller, DeskDeps } from './deps.ts'
import { insertNote, listNotes, type NoteRow } from './notes-store.ts'
import { namesOf } from './store.ts'

export async function addNote(
  deps: DeskDeps,
  { actor, address }: Caller,
  { claim_uid, text }: BodyOf<typeof addClaimNote>,
) {
  await requireVisibleClaim(deps.orm, actor, claim_uid)
  const note = { uid: newUid(), claim_uid, text, author_uid: actor.person_uid, created_at: deps.clock() }
  await deps.orm.transaction(async (tx) => {
    await insertNote(tx, note)
    await recordAudit(tx, {
      actor_uid: actor.person_uid,
      action: 'note_added',
      subject_uids: [claim_uid],
      address,
      details: { note_uid: note.uid },
    })
  })
  return toNote(note, await namesOf(deps.orm, [actor.person_uid]))
}

export async function readNotes(deps: DeskDeps, { actor, address }: Caller, claim_uid: string) {
  await requireVisibleClaim(deps.orm, actor, claim_uid)
  const notes = await listNotes(deps.orm, claim_uid, timelineMax)
  const names = await namesOf(
    deps.orm,
    notes.map(({ author_uid }) => author_uid),
  )
  await recordAudit(deps.orm, {
    actor_uid: actor.person_uid,
    action: 'claim_viewed',
    subject_uids: [claim_uid],
    address,
  })
  return { notes: notes.map((note) => toNote(note, names)) }
}

function toNote({ uid, text, author_uid, created_at }: NoteRow, names: ReadonlyMap<string, string>) {
  const name = names.get(author_uid)
  return {
    uid,
    text,
    author: name === undefined ? null : { uid: author_uid, name },
    created_at: created_at.toISOString(),
  }
}
