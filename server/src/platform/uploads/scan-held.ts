import type { Orm } from '../db/database.ts'
import { describeError } from '../describe-error.ts'
import type { Files } from '../files/files.ts'
import type { Scanner, Verdict } from '../files/scanner/clamd.ts'
import type { Log } from '../log.ts'
import type { FileRow } from './file-records.ts'
import * as records from './file-records.ts'

export interface HeldDeps {
  readonly orm: Orm
  readonly files: Files
  readonly scanner: Scanner | null
  readonly log: Log
}

const atOnce = 200

/**
 * Scans what came while the scanner was away, oldest first, until it is away again.
 * Where an operator has since switched the scanner off, the files are let through.
 */
export async function scanHeld(deps: HeldDeps, onInfected: (file: FileRow) => Promise<void>): Promise<void> {
  for (const file of await records.listHeld(deps.orm, atOnce)) {
    try {
      if ((await settle(deps, file, onInfected)) === 'unavailable') return
    } catch (error) {
      deps.log.warn({ err: describeError(error), file_uid: file.uid }, 'a held file could not be scanned')
    }
  }
}

async function settle(
  { orm, files, scanner }: HeldDeps,
  file: FileRow,
  onInfected: (file: FileRow) => Promise<void>,
): Promise<Verdict> {
  const verdict = scanner ? await scanner.scan(await files.open(file.storage_key)) : 'clean'
  if (verdict === 'clean') await records.release(orm, file.uid)
  if (verdict === 'infected') {
    await onInfected(file)
    await records.deleteFile(orm, file.uid)
    await files.remove(file.storage_key)
  }
  return verdict
}
