import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Config } from '../../config.ts'
import { decrypt } from './decrypt.ts'
import { createDiskStore } from './disk-store.ts'
import { createFileCiphers } from './file-cipher.ts'
import { headerBytes, type Range, spanOf } from './format.ts'
import { createStaging, type Staged, type StagedFile } from './staging.ts'
import { newKey, requireKey } from './storage-key.ts'
import type { Store, StoredFile } from './store.ts'

export { FileDamaged, FileMissing, FileTooLarge, StoreUnavailable } from './file-errors.ts'
export type { StagedFile } from './staging.ts'
export type { StoredFile } from './store.ts'

export interface Files {
  /**
   * Streams into an encrypted temporary file and never holds it in memory. Rejects with FileTooLarge as soon as
   * limitBytes is passed; the caller drains the source. If the source fails (client gone) that rejects too.
   * Nothing is left of the file in either case. With `key`, it will be kept under that one (a restored backup).
   */
  stage(source: Readable, limitBytes: number, key?: string): Promise<StagedFile>
  /**
   * Puts the staged file at its final place and returns its key, random unless it was given. The staged file is gone
   * afterwards. After a failure it is still there and can be tried again.
   */
  keep(staged: StagedFile): Promise<string>
  /** Plain bytes. `range` is inclusive, of the plain file; only the chunks it touches are read and decrypted. */
  open(key: string, range?: Range): Promise<Readable>
  /** Whether it is sealed under the first key rather than under an older one. */
  isCurrent(key: string): Promise<boolean>
  /** A file that is not there is fine. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredFile>
  /** Removes temporary files last touched before then (left by a killed process). Returns how many. */
  sweepStaged(before: Date): Promise<number>
  close(): Promise<void>
}

export interface FilesOptions {
  readonly config: Pick<Config, 's3' | 'dataDir'>
  /** 32 bytes each: the first encrypts, all decrypt. */
  readonly keys: readonly [Buffer, ...Buffer[]]
}

export function createFiles({ config, keys }: FilesOptions): Files {
  const folder = join(config.dataDir, 'files')
  const ciphers = createFileCiphers(keys)
  const staging = createStaging(join(folder, 'staging'), ciphers)
  const opened = openStore(config, folder)
  const places = new WeakMap<StagedFile, Staged>()
  return {
    async stage(source, limitBytes, key = newKey()) {
      const staged = await staging.stage(source, limitBytes, requireKey(key))
      places.set(staged.file, staged)
      return staged.file
    },
    async keep(file) {
      const staged = places.get(file)
      if (!staged) throw new TypeError('Only what stage() returned can be kept.')
      const store = await opened
      await store.put(staged.key, staged.path)
      return staged.key
    },
    async open(key, range) {
      const store = await opened
      const { header, sealedSize } = await readHeader(store, key)
      const cipher = ciphers.forStored(key, header)
      const span = spanOf(sealedSize, range)
      const { bytes } = await store.read(key, span.sealed)
      return decrypt({ source: bytes, cipher, span, explain: store.explain })
    },
    isCurrent: async (key) => ciphers.isCurrent((await readHeader(await opened, key)).header),
    async remove(key) {
      const store = await opened
      await store.remove(requireKey(key))
    },
    async *list() {
      const store = await opened
      yield* store.list()
    },
    sweepStaged: (before) => staging.sweep(before),
    async close() {
      const store = await opened
      await store.close()
    },
  }
}

async function readHeader(store: Store, key: string) {
  const { bytes, sealedSize } = await store.read(requireKey(key), { start: 0, end: headerBytes - 1 })
  const header = await buffer(bytes).catch((error: Error) => {
    throw store.explain(error)
  })
  return { header, sealedSize }
}

async function openStore({ s3 }: Pick<Config, 's3'>, folder: string): Promise<Store> {
  if (!s3) return createDiskStore(folder)
  // The AWS SDK takes long to load: only for those who use it.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(s3)
}
