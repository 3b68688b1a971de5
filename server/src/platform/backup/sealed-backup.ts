import { randomBytes, scrypt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { decrypt } from '../files/decrypt.ts'
import { explainDisk, flushFolder } from '../files/disk.ts'
import { encrypt } from '../files/encrypt.ts'
import { createFileCiphers, type FileCiphers } from '../files/file-cipher.ts'
import { headerBytes, sealedChunkBytes, spanOf } from '../files/format.ts'
import { writeBatches } from '../files/write-batches.ts'
import { BackupError } from './backup-error.ts'

/**
 * A backup on disk: 'RCB1', a salt of 32 bytes, and from there on what ../files/format.ts describes, under the key
 * that scrypt makes of the passphrase and the salt.
 */
const magic = Buffer.from('RCB1')
const saltBytes = 32
const prefixBytes = magic.length + saltBytes
const place = 'backup'
/** 128 MiB and about half a second for each guess. */
const cost = { N: 131_072, r: 8, p: 1, maxmem: 268_435_456 }
const makeKey = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)

async function ciphersFor(passphrase: string, salt: Buffer): Promise<FileCiphers> {
  return createFileCiphers([await makeKey(passphrase.normalize('NFC'), salt, 32, cost)])
}

/** Writes beside the place first, so that a backup under its own name is a whole one. */
export async function writeSealed(path: string, passphrase: string, plain: AsyncIterable<Buffer>) {
  const unfinished = `${path}.unfinished`
  const salt = randomBytes(saltBytes)
  const cipher = (await ciphersFor(passphrase, salt)).forNew(place)
  async function* sealed() {
    yield [magic, salt]
    yield* encrypt(plain, cipher)
  }
  try {
    const handle = await open(unfinished, 'w', 0o600)
    try {
      await writeBatches(handle, sealed())
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, path)
    await flushFolder(dirname(resolve(path)))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

export interface SealedBackup {
  /** What was sealed, from its beginning, any number of times. Fails with FileDamaged where it was changed. */
  read(): Readable
}

export async function openSealed(path: string, passphrase: string): Promise<SealedBackup> {
  const { prefix, header, size } = await readHead(path)
  if (!prefix.subarray(0, magic.length).equals(magic)) throw new BackupError(`${path} is not a backup.`)
  const ciphers = await ciphersFor(passphrase, prefix.subarray(magic.length))
  const cipher = cipherOf(ciphers, header)
  return {
    read() {
      const span = spanOf(size - prefixBytes)
      const start = prefixBytes + span.sealed.start
      const source = createReadStream(path, { start, highWaterMark: sealedChunkBytes })
      return decrypt({ source, cipher, span, explain: explainDisk })
    },
  }
}

function cipherOf(ciphers: FileCiphers, header: Buffer) {
  try {
    return ciphers.forStored(place, header)
  } catch (cause) {
    throw new BackupError('This passphrase does not open this backup.', { cause })
  }
}

async function readHead(path: string) {
  const handle = await open(path).catch((cause: unknown) => {
    throw new BackupError(`${path} cannot be read.`, { cause })
  })
  try {
    const head = Buffer.alloc(prefixBytes + headerBytes)
    await handle.read(head, 0, head.length, 0)
    const { size } = await stat(path)
    return { prefix: head.subarray(0, prefixBytes), header: head.subarray(prefixBytes), size }
  } finally {
    await handle.close()
  }
}
