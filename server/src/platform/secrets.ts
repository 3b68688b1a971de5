import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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

export interface SecretTexts {
  readonly current: string
  readonly previous: string | null
  /** Made by us and kept in DATA_DIR, rather than set as SECRET_KEY. */
  readonly generated: boolean
}

export async function loadSecrets(config: SecretConfig): Promise<Secrets> {
  const { current, previous } = await readSecretTexts(config)
  return createSecrets(current, previous)
}

type SecretConfig = Pick<Config, 'dataDir' | 'secretKey' | 'secretKeyPrevious'>

/** SECRET_KEY, or a key made once and kept in DATA_DIR/secret. */
export async function readSecretTexts(config: SecretConfig): Promise<SecretTexts> {
  const { dataDir, secretKey, secretKeyPrevious } = config
  if (secretKey !== null) return { current: secretKey, previous: secretKeyPrevious, generated: false }
  return {
    current: (await findKept(dataDir, 'secret')) ?? (await makeSecret(dataDir, 'secret')),
    previous: secretKeyPrevious ?? (await findKept(dataDir, 'secret-previous')),
    generated: true,
  }
}

/** Tells one secret from another without telling anything of it. */
export function secretId(secret: string): string {
  return createHmac('sha256', secret).update('recourse secret id').digest('hex').slice(0, 16)
}

type KeptName = 'secret' | 'secret-previous'

export async function findKept(dataDir: string, name: KeptName): Promise<string | null> {
  try {
    return (await readFile(join(dataDir, name), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Writes whole under another name and then links: two starts at once agree on one secret. */
export async function makeSecret(
  dataDir: string,
  name: KeptName,
  secret = randomBytes(32).toString('base64url'),
): Promise<string> {
  const file = join(dataDir, name)
  await mkdir(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${secret}\n`, { mode: 0o600 })
  await chmod(draft, 0o600)
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await findKept(dataDir, name)) ?? secret
}

/** The secret becomes the previous one, and a new one takes its place. Goes on with a change that was cut off. */
export async function beginNewSecret(dataDir: string): Promise<void> {
  const current = (await findKept(dataDir, 'secret')) ?? (await makeSecret(dataDir, 'secret'))
  const previous = await makeSecret(dataDir, 'secret-previous', current)
  if (previous !== current) return
  const draft = join(dataDir, 'secret.new')
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  await rename(draft, join(dataDir, 'secret'))
}

export async function endPreviousSecret(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'secret-previous'), { force: true })
}
