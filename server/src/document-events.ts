import { isOnStaff } from '@recourse/contract/roles'
import { type ClaimChanged, claimChanged } from './features/claims/history.ts'
import { letterAddedMail } from './features/desk/emails.ts'
import { askForNotice } from './features/notices/notices.ts'
import { recordAudit } from './platform/audit/audit.ts'
import type { Clock } from './platform/clock.ts'
import type { Orm, Tx } from './platform/db/database.ts'
import type { Actor } from './platform/http/actor.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { findRecipient } from './platform/mail/recipient.ts'
import type { Bus } from './platform/realtime/bus.ts'
import type { FileRow } from './platform/uploads/file-records.ts'

interface Deps {
  readonly bus: Bus
  readonly jobs: Jobs
  readonly clock: Clock
  readonly mailer: Mailer
  readonly publicUrl: string
}

/** Where documents, the desk and the audit log meet; the features themselves do not know each other. */
export async function documentAdded(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  file: FileRow,
  address: string,
): Promise<void> {
  const { claim_uid, kind } = file
  if (claim_uid === null) return
  const change: ClaimChanged = { claim_uid, updated_at: file.created_at.toISOString() }
  await deps.bus.publish(claimChanged, change, tx)
  if (isOnStaff(actor)) {
    await recordAudit(tx, {
      actor_uid: actor.person_uid,
      action: kind === 'appeal_letter' ? 'letter_added' : 'document_added',
      subject_uids: [claim_uid],
      address,
      details: { file_uid: file.uid, file_kind: kind },
    })
  }
  if (kind === 'appeal_letter') return mailLetter(deps, tx, file, claim_uid)
  await askForNotice(deps, tx, { claim_uid, side: file.uploaded_by === file.owner_uid ? 'staff' : 'owner' })
}

/** A letter that waits for the virus scanner is announced all the same: it opens within minutes. */
async function mailLetter(
  { mailer, publicUrl }: Pick<Deps, 'mailer' | 'publicUrl'>,
  tx: Tx,
  { owner_uid }: FileRow,
  claimUid: string,
): Promise<void> {
  const person = await findRecipient(tx, owner_uid)
  if (person) await mailer.enqueue(tx, letterAddedMail(person, claimUid, publicUrl))
}

export async function documentOpened(
  orm: Orm,
  file: FileRow,
  viewerUid: string,
  address: string,
): Promise<void> {
  await recordAudit(orm, {
    actor_uid: viewerUid,
    action: 'document_opened',
    subject_uids: file.claim_uid === null ? [file.owner_uid] : [file.claim_uid],
    address,
    details: { file_uid: file.uid, file_kind: file.kind },
  })
}
