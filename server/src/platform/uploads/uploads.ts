import { type FileContentType, fileSentences } from '@recourse/contract/file-rules'
import { v7 as uuidv7 } from 'uuid'
import type { Clock } from '../clock.ts'
import type { Orm, Tx } from '../db/database.ts'
import { StoreUnavailable } from '../files/files.ts'
import { AppError, busy } from '../http/app-error.ts'
import type { Upload } from '../http/read-upload.ts'
import { type CheckDeps, checkUpload } from './check-upload.ts'
import type { FileKind, FileRow } from './file-records.ts'
import * as records from './file-records.ts'

export interface UploadDeps extends CheckDeps {
  readonly orm: Orm
  readonly clock: Clock
}

export interface NewFile {
  readonly upload: Upload
  readonly kind: FileKind
  readonly claim_uid: string | null
  readonly owner_uid: string
  readonly uploaded_by: string
  /** A repeat with the same key answers with the file that the first one made. */
  readonly upload_key: string | null
  readonly accepted: readonly FileContentType[]
  /** Runs in the transaction that makes the file known, and only when it is new. */
  readonly alongside: (tx: Tx, file: FileRow) => Promise<void>
}

/**
 * Checks the content, puts it into the store and makes it known, in this order: a crash between two of them
 * leaves an object that nobody knows, which the sweep removes, and never a document without its bytes.
 */
export async function addFile(deps: UploadDeps, given: NewFile): Promise<FileRow> {
  const { orm, files, clock } = deps
  const earlier = await findEarlier(orm, given)
  if (earlier) return earlier
  const { kind, claim_uid, owner_uid, uploaded_by, upload_key } = given
  const place = { kind, claim_uid, owner_uid }
  requireRoom(await records.roomFor(orm, { ...place, size: given.upload.file.size }))

  const checked = await checkUpload(deps, given.upload, given.accepted)
  const { size, sha256 } = checked.file
  const storage_key = await files.keep(checked.file).catch(async (error: unknown) => {
    await checked.file.discard()
    throw error instanceof StoreUnavailable ? busy(10) : error
  })
  const row: FileRow = {
    ...place,
    uid: uuidv7(),
    uploaded_by,
    upload_key,
    name: checked.name,
    content_type: checked.content_type,
    size,
    sha256,
    storage_key,
    held: checked.held,
    created_at: clock(),
  }
  try {
    const isNew = await orm.transaction(async (tx) => {
      await records.lockOwner(tx, owner_uid)
      requireRoom(await records.roomFor(tx, row))
      if (!(await records.insertFile(tx, row))) return false
      await given.alongside(tx, row)
      return true
    })
    if (isNew) return row
  } catch (error) {
    // Refused by us: nothing was committed. Any other error may have come after the commit, when only the answer was
    // lost: then the bytes belong to a document. If they do not, the sweep finds them.
    if (error instanceof AppError) await files.remove(storage_key)
    throw error
  }
  await files.remove(storage_key)
  const first = await findEarlier(orm, given)
  if (!first) throw new Error('the file of an earlier upload has gone')
  return first
}

async function findEarlier(db: Orm, { upload_key, uploaded_by, claim_uid, kind }: NewFile) {
  if (upload_key === null) return undefined
  const earlier = await records.findByUploadKey(db, uploaded_by, upload_key)
  if (earlier && (earlier.claim_uid !== claim_uid || earlier.kind !== kind)) {
    throw new AppError(409, 'This Idempotency-Key was used for another file.')
  }
  return earlier
}

function requireRoom(room: records.Room): void {
  if (room !== 'enough') throw new AppError(409, fileSentences[room])
}
