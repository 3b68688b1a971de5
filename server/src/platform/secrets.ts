import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** What a key is for. Each purpose has a key of its own, so that none can stand in for another. */
export type Purpose =
  | 'tokens'
  | 'mail'
  | 'codes'
  | 'limits'
  | 'files'
  | 'links'
  | 'second_step'
  | 'recovery_codes'
  | 'devices'

export interface Secrets {
  /** 32 bytes. The first is for making, all are for checking (the second is SECRET_KEY_PREVIOUS). */
  keys(purpose: Purpose): readonly [Buffer, ...Buffer[]]
  /** Keyed digest, so that a copy of the database alone cannot be searched through (codes, addresses). */
  digest(purpose: Purpose, value: string): string
  /** The same with every key: what a digest that was stored before SECRET_KEY changed may look like. */
  digests(purpose: Purpose, value: string): string[]
}

export function createSecrets(current: string, previous: string | null): Secrets {
  const derive = (secret: string, purpose: Purpose) =>
    Buffer.from(hkdfSync('sha256', secret, '', `recourse ${purpose}`, 32))
  const made = new Map<Purpose, readonly [Buffer, ...Buffer[]]>()
  const keys = (purpose: Purpose) => {
    const known = made.get(purpose)
    if (known) return known
    const fresh: [Buffer, ...Buffer[]] = [derive(current, purpose)]
    if (previous) fresh.push(derive(previous, purpose))
    made.set(purpose, fresh)
    return fresh
  }
  const digestWith = (key: Buffer, value: string) =>
    createHmac('sha256', key).update(value).digest('base64url')
  return {
    keys,
    digest: (purpose, value) => digestWith(keys(purpose)[0], value),
    digests: (purpose, value) => keys(purpose).map((key) => digestWith(key, value)),
  }
}

/** SECRET_KEY, or a key made once and kept in DATA_DIR/secret. */
export async function loadSecrets(config: Config): Promise<Secrets> {
  return createSecrets(config.secretKey ?? (await keptSecret(config.dataDir)), config.secretKeyPrevious)
}

async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  const read = async () => (await readFile(file, 'utf8')).trim()
  try {
    return await read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  await mkdir(dataDir, { recursive: true })
  // Written whole under another name and then linked: two starts at once agree on one secret.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  await chmod(draft, 0o600)
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return read()
}
