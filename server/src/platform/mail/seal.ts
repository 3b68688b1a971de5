import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A box for text that rests in the database and must not be readable there. */
export interface Seal {
  seal(plain: string): string
  /** Throws when it was sealed with another key, or changed since. */
  open(sealed: string): string
  /** Whether the first key opens it. */
  isCurrent(sealed: string): boolean
}

/** Keys of 32 bytes: the first seals, all of them open. */
export function createSeal(key: Buffer, ...previous: Buffer[]): Seal {
  return {
    seal(plain) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const box = Buffer.from(sealed, 'base64url')
      for (const candidate of [key, ...previous]) {
        const plain = openWith(candidate, box)
        if (plain !== undefined) return plain
      }
      throw new Error('none of the keys opens this')
    },
    isCurrent: (sealed) => openWith(key, Buffer.from(sealed, 'base64url')) !== undefined,
  }
}

function openWith(key: Buffer, box: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, box.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const body = box.subarray(NONCE_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
