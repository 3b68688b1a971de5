import { isOnStaff } from '@recourse/contract/roles'
import {
  staffInGeneral,
  type TimelineEvent,
  type TimelineKind,
  timelineMax,
  timelineReaders,
} from '@recourse/contract/timeline'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type FileRow, listOfClaims } from '../../platform/uploads/file-records.ts'
import { requireVisibleClaim } from '../claims/access.ts'
import type { Caller, DeskDeps } from './deps.ts'
import { type HistoryRow, listHistory } from './history-store.ts'
import { listWritings, type Writing } from './messages-store.ts'
import { listNotes, type NoteRow } from './notes-store.ts'
import { namesOf } from './store.ts'

/** The one question of who may see an event. */
function mayRead(actor: Actor, kind: TimelineKind): boolean {
  return timelineReaders[kind] === 'everyone' || isOnStaff(actor)
}

export async function readTimeline(deps: DeskDeps, { actor, address }: Caller, claim_uid: string) {
  const claim = await requireVisibleClaim(deps.orm, actor, claim_uid)
  const [history, files, notes, writings] = await Promise.all([
    listHistory(deps.orm, claim_uid, timelineMax),
    listOfClaims(deps.orm, [claim_uid]),
    mayRead(actor, 'note_added') ? listNotes(deps.orm, claim_uid, timelineMax) : [],
    listWritings(deps.orm, claim_uid, timelineMax),
  ])
  const names = await namesFor(deps, actor, claim, { history, files, notes, writings })
  const events = [
    ...history.map((row) => fromHistory(row, names)),
    ...files
      .filter((file) => file.kind !== 'appeal_letter' || !file.held || isOnStaff(actor))
      .map((file) => fromFile(file, names, deps, actor)),
    ...notes.map((note) => fromNote(note, names)),
    ...writings.map((writing) => fromWriting(writing, names)),
  ]
  await deps.noteLook(actor, claim_uid)
  // A timeline that stays open is read again every few seconds; that is one view.
  if (isOnStaff(actor) && deps.isNewView(`${actor.session_uid} ${claim_uid}`, 'timeline')) {
    await recordAudit(deps.orm, {
      actor_uid: actor.person_uid,
      action: 'claim_viewed',
      subject_uids: [claim_uid],
      address,
    })
  }
  return {
    events: events
      .filter(({ kind }) => mayRead(actor, kind))
      .toSorted((a, b) => compareText(b.at, a.at) || compareText(b.uid, a.uid))
      .slice(0, timelineMax),
  }
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

interface Sources {
  readonly history: readonly HistoryRow[]
  readonly files: readonly FileRow[]
  readonly notes: readonly NoteRow[]
  readonly writings: readonly Writing[]
}

type NameOf = (uid: string | null) => { name: string } | null

/** Staff read names. A member reads their own, and of everyone else only that it was us. */
async function namesFor(
  { orm }: DeskDeps,
  actor: Actor,
  claim: { person_uid: string },
  { history, files, notes, writings }: Sources,
): Promise<NameOf> {
  const onStaff = isOnStaff(actor)
  const asked = onStaff
    ? [
        ...history.flatMap(({ actor_uid, assignee_uid }) => [actor_uid, assignee_uid]),
        ...files.map(({ uploaded_by }) => uploaded_by),
        ...notes.map(({ author_uid }) => author_uid),
        ...writings.map(({ author_uid }) => author_uid),
      ]
    : [claim.person_uid]
  const names = await namesOf(orm, [...new Set(asked.filter((uid) => uid !== null))])
  return (uid) => {
    if (!onStaff && uid !== claim.person_uid) return { name: staffInGeneral }
    const name = uid === null ? undefined : names.get(uid)
    return name === undefined ? null : { name }
  }
}

function fromHistory(row: HistoryRow, nameOf: NameOf): TimelineEvent {
  const base = { uid: row.uid, at: row.at.toISOString(), by: nameOf(row.actor_uid) }
  if (row.kind === 'status_changed') {
    const { from_status, to_status } = row
    if (from_status === null || to_status === null) throw new Error('a change of status without its status')
    return { ...base, kind: row.kind, from: from_status, to: to_status }
  }
  if (row.kind !== 'assigned') return { ...base, kind: row.kind }
  const assignee = row.assignee_uid === null ? null : nameOf(row.assignee_uid)
  return {
    ...base,
    kind: row.kind,
    assignee: assignee && row.assignee_uid !== null ? { uid: row.assignee_uid, ...assignee } : null,
  }
}

function fromFile(file: FileRow, nameOf: NameOf, { links }: DeskDeps, actor: Actor): TimelineEvent {
  return {
    uid: file.uid,
    at: file.created_at.toISOString(),
    by: nameOf(file.uploaded_by),
    kind: file.kind === 'appeal_letter' ? 'letter_added' : 'document_added',
    file: { uid: file.uid, name: file.name, url: file.held ? null : links.to(file.uid, actor.person_uid) },
  }
}

function fromNote({ uid, created_at, author_uid, text }: NoteRow, nameOf: NameOf): TimelineEvent {
  return { uid, at: created_at.toISOString(), by: nameOf(author_uid), kind: 'note_added', text }
}

function fromWriting({ uid, at, author_uid, count }: Writing, nameOf: NameOf): TimelineEvent {
  return { uid, at: at.toISOString(), by: nameOf(author_uid), kind: 'messages_sent', count }
}
