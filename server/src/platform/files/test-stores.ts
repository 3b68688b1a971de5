import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '../../config.ts'
import { createFiles, type Files } from './files.ts'
import { makeS3 } from './test-s3.ts'

export type Keys = readonly [Buffer, ...Buffer[]]

export interface TestStore {
  readonly files: Files
  readonly keys: Keys
  readonly config: { readonly s3: S3Config | null; readonly dataDir: string }
  /** The same place, seen by another process or after a restart. */
  reopen(keys: Keys): Files
  pathOf(key: string): string
  /** What lies in staging. */
  staged(): string[]
  /** Every byte that is stored or staged anywhere. */
  everyByte(): Buffer
  close(): Promise<void>
}

export async function makeTestStore(kind: 'disk' | 's3'): Promise<TestStore> {
  const root = mkdtempSync(join(tmpdir(), 'recourse-files-'))
  const dataDir = join(root, 'data')
  const s3 = kind === 's3' ? await makeS3(join(root, 's3')) : null
  const config = { s3: s3?.config ?? null, dataDir }
  const keys: Keys = [randomBytes(32)]
  const open: Files[] = []
  const reopen = (withKeys: Keys) => {
    const files = createFiles({ config, keys: withKeys })
    open.push(files)
    return files
  }
  return {
    config,
    keys,
    reopen,
    files: reopen(keys),
    pathOf: (key) => s3?.pathOf(key) ?? join(dataDir, 'files', key.slice(0, 2), key),
    staged: () => readdirSync(join(dataDir, 'files', 'staging')),
    everyByte: () =>
      Buffer.concat(
        readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
      ),
    async close() {
      await Promise.all(open.map((files) => files.close()))
      await s3?.close()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/** Bytes as a request would bring them: in pieces that do not end where chunks do. */
export function sourceOf(bytes: Buffer, pieceBytes = 50_000): Readable {
  const pieces = function* () {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
  }
  return Readable.from(pieces(), { objectMode: false })
}

export async function keepBytes(files: Files, bytes: Buffer): Promise<string> {
  return files.keep(await files.stage(sourceOf(bytes), bytes.length))
}

export async function readBytes(files: Files, key: string, range?: { start: number; end: number }) {
  return buffer(await files.open(key, range))
}

/** When each was kept, by key. */
export async function listed(files: Pick<Files, 'list'>): Promise<Map<string, Date>> {
  const found = new Map<string, Date>()
  for await (const { key, modified } of files.list()) found.set(key, modified)
  return found
}
