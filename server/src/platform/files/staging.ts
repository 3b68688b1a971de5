import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { decrypt } from './decrypt.ts'
import { explainDisk, findModified, makeFolder, namesIn } from './disk.ts'
import { encrypt } from './encrypt.ts'
import type { FileCipher, FileCiphers } from './file-cipher.ts'
import { FileTooLarge } from './file-errors.ts'
import { sealedChunkBytes, spanOf } from './format.ts'
import { watchForPlainText } from './inspect/plain-text.ts'
import { writeBatches } from './write-batches.ts'

export interface StagedFile {
  readonly size: number
  /** Hex, of the plain bytes. */
  readonly sha256: string
  /** Seen while it came: text in UTF-8 and nothing else, which needs no closer look. */
  readonly isPlainText: boolean
  /** The plain bytes again, any number of times. */
  open(): Readable
  /** Any number of times, and after `keep` as well. */
  discard(): Promise<void>
}

export interface Staged {
  readonly file: StagedFile
  /** Where it will be kept: the file is sealed for that place. */
  readonly key: string
  readonly path: string
}

export interface Staging {
  stage(source: Readable, limitBytes: number, key: string): Promise<Staged>
  sweep(before: Date): Promise<number>
}

export function createStaging(folder: string, ciphers: FileCiphers): Staging {
  return {
    async stage(source, limitBytes, key) {
      // Before the first wait: a source may fail while the folder is being made.
      source.on('error', ignore)
      const path = join(folder, key)
      const cipher = ciphers.forNew(key)
      try {
        await makeFolder(folder)
        const handle = await open(path, 'wx', 0o600)
        try {
          const filled = await fill(handle, source, limitBytes, cipher)
          return { file: stagedAt(path, cipher, filled), key, path }
        } finally {
          await handle.close()
        }
      } catch (error) {
        await rm(path, { force: true })
        throw error
      } finally {
        source.off('error', ignore)
      }
    },
    async sweep(before) {
      let swept = 0
      for (const path of (await namesIn(folder)).map((name) => join(folder, name))) {
        const touched = await findModified(path)
        if (!touched || touched >= before) continue
        await rm(path, { force: true })
        swept += 1
      }
      return swept
    },
  }
}

interface Filled {
  readonly size: number
  readonly sha256: string
  readonly isPlainText: boolean
  readonly sealedSize: number
}

async function fill(
  handle: FileHandle,
  source: Readable,
  limitBytes: number,
  cipher: FileCipher,
): Promise<Filled> {
  const hash = createHash('sha256')
  const watch = watchForPlainText()
  let size = 0
  async function* measured(): AsyncGenerator<Buffer> {
    // The source outlives a refusal: its owner reads the rest, so that the sender gets to see the answer.
    for await (const piece of source.iterator({ destroyOnReturn: false })) {
      size += piece.length
      if (size > limitBytes) throw new FileTooLarge(`More than ${limitBytes} bytes.`)
      hash.update(piece)
      watch.see(piece)
      yield piece
    }
  }
  const sealedSize = await writeBatches(handle, encrypt(measured(), cipher))
  return { size, sha256: hash.digest('hex'), isPlainText: watch.isPlainText(), sealedSize }
}

function stagedAt(path: string, cipher: FileCipher, { sealedSize, ...known }: Filled): StagedFile {
  return {
    ...known,
    open() {
      const span = spanOf(sealedSize)
      const source = createReadStream(path, { start: span.sealed.start, highWaterMark: sealedChunkBytes })
      return decrypt({ source, cipher, span, explain: explainDisk })
    },
    discard: () => rm(path, { force: true }),
  }
}

function ignore() {}
