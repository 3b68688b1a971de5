import { isOnStaff } from '@recourse/contract/roles'
import { eq } from 'drizzle-orm'
import { type ClaimChanged, claimChanged } from './features/claims/history.ts'
import { letterAddedMail } from './features/desk/emails.ts'
import { recordAudit } from './platform/audit/audit.ts'
import type { Orm, Tx } from './platform/db/database.ts'
import type { Actor } from './platform/http/actor.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { Bus } from './platform/realtime/bus.ts'
import type { FileRow } from './platform/uploads/file-records.ts'
import { people } from './schema/people.ts'

interface Deps {
  readonly bus: Bus
  readonly mailer: Mailer
  readonly publicUrl: string
}

/** Where documents, the desk and the audit log meet; the features themselves do not know each other. */
export async function documentAdded(
  { bus, mailer, publicUrl }: Deps,
  tx: Tx,
  actor: Actor,
  file: FileRow,
  address: string,
): Promise<void> {
  const { claim_uid, kind } = file
  if (claim_uid === null) return
  const change: ClaimChanged = { claim_uid, updated_at: file.created_at.toISOString() }
  await bus.publish(claimChanged, change, tx)
  if (isOnStaff(actor)) {
    await recordAudit(tx, {
      actor_uid: actor.person_uid,
      action: kind === 'appeal_letter' ? 'letter_added' : 'document_added',
      subject_uids: [claim_uid],
      address,
      details: { file_uid: file.uid, file_kind: kind },
    })
  }
  if (kind === 'appeal_letter') await mailLetter({ mailer, publicUrl }, tx, file, claim_uid)
}

/** A letter that waits for the virus scanner is announced all the same: it opens within minutes. */
async function mailLetter(
  { mailer, publicUrl }: Pick<Deps, 'mailer' | 'publicUrl'>,
  tx: Tx,
  { owner_uid }: FileRow,
  claimUid: string,
): Promise<void> {
  const [person] = await tx
    .select({ email: people.email, first_name: people.first_name })
    .from(people)
    .where(eq(people.uid, owner_uid))
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
