import type { Orm } from '../../platform/db/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { findRecipient } from '../../platform/mail/recipient.ts'
import type { FileRow } from '../../platform/uploads/file-records.ts'
import { fileRefusedMail } from './emails.ts'

/** Writes to whoever uploaded it, not to the owner of the claim: only they can send another copy. */
export async function tellAboutRefusedFile(
  { orm, mailer, publicUrl }: { orm: Orm; mailer: Mailer; publicUrl: string },
  { uploaded_by }: FileRow,
): Promise<void> {
  if (uploaded_by === null) return
  await orm.transaction(async (tx) => {
    const person = await findRecipient(tx, uploaded_by)
    if (person) await mailer.enqueue(tx, fileRefusedMail(person, publicUrl))
  })
}
