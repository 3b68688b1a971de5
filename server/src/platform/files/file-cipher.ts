import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { FileDamaged } from './file-errors.ts'
import { headerBytes, keyIdBytes, magic, nonceOf, saltBytes, tagBytes } from './format.ts'

const algorithm = 'aes-256-gcm'

/** Seals and opens the chunks of one file. The layout is described in format.ts. */
export interface FileCipher {
  readonly header: Buffer
  /** Ciphertext and tag. */
  seal(index: number, isLast: boolean, plain: Buffer): [Buffer, Buffer]
  /** Throws FileDamaged, and gives no byte, unless this is exactly that chunk of exactly this file. */
  unseal(index: number, isLast: boolean, sealed: Buffer): Buffer
}

export interface FileCiphers {
  forNew(storageKey: string): FileCipher
  forStored(storageKey: string, header: Buffer): FileCipher
  /** Whether this is the header of a file under the first master key. */
  isCurrent(header: Buffer): boolean
}

/** The first master key seals, all of them open. */
export function createFileCiphers(masterKeys: readonly [Buffer, ...Buffer[]]): FileCiphers {
  const [current] = masterKeys
  const byId = new Map(masterKeys.map((key) => [keyIdOf(key).toString('hex'), key]))
  return {
    forNew: (storageKey) =>
      cipherOf(current, storageKey, Buffer.concat([magic, keyIdOf(current), randomBytes(saltBytes)])),
    forStored(storageKey, header) {
      if (header.length !== headerBytes || !header.subarray(0, magic.length).equals(magic)) {
        throw new FileDamaged('The file does not begin as our files do.')
      }
      const keyId = header.subarray(magic.length, magic.length + keyIdBytes).toString('hex')
      const masterKey = byId.get(keyId)
      if (!masterKey) throw new FileDamaged(`The file was sealed under the unknown key ${keyId}.`)
      return cipherOf(masterKey, storageKey, header)
    },
    isCurrent: (header) => keyIdOf(current).equals(header.subarray(magic.length, magic.length + keyIdBytes)),
  }
}

function keyIdOf(masterKey: Buffer): Buffer {
  return createHmac('sha256', masterKey).update('recourse file key id').digest().subarray(0, keyIdBytes)
}

function cipherOf(masterKey: Buffer, storageKey: string, header: Buffer): FileCipher {
  const salt = header.subarray(headerBytes - saltBytes)
  // As a KeyObject: a cipher made of plain bytes takes ten times as long, which is felt at one cipher a chunk.
  const fileKey = createSecretKey(
    Buffer.from(hkdfSync('sha256', masterKey, salt, `recourse file ${storageKey}`, 32)),
  )
  return {
    header,
    seal(index, isLast, plain) {
      const cipher = createCipheriv(algorithm, fileKey, nonceOf(index, isLast)).setAAD(header)
      const body = cipher.update(plain)
      cipher.final()
      return [body, cipher.getAuthTag()]
    },
    unseal(index, isLast, sealed) {
      const tagAt = sealed.length - tagBytes
      const decipher = createDecipheriv(algorithm, fileKey, nonceOf(index, isLast), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(header).setAuthTag(sealed.subarray(tagAt))
      const plain = decipher.update(sealed.subarray(0, tagAt))
      try {
        decipher.final()
      } catch (cause) {
        throw new FileDamaged(`Chunk ${index} is not what was stored.`, { cause })
      }
      return plain
    },
  }
}
