import { randomUUID } from 'node:crypto'
import { v7 as newUid } from 'uuid'
import { files } from '../schema/files.ts'
import type { TestApp } from './make-app.ts'

type NewFile = typeof files.$inferInsert

/** The record of a file whose bytes do not matter to the test. */
export async function makeFile(
  { auth }: TestApp,
  file: Pick<NewFile, 'kind' | 'claim_uid' | 'owner_uid' | 'uploaded_by'> & Partial<NewFile>,
): Promise<string> {
  const uid = newUid()
  await auth.orm.insert(files).values({
    uid,
    name: 'letter.pdf',
    content_type: 'application/pdf',
    size: 1,
    sha256: 'x',
    storage_key: randomUUID(),
    created_at: auth.clock(),
    ...file,
  })
  return uid
}
