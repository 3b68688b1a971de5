import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

/** Ends the start with one clear line that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface Config {
  readonly port: number
  readonly host: string
  /** Without a trailing slash. Null means "the address we end up listening on". */
  readonly publicUrl: string | null
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly s3: S3Config | null
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly deskEmail: string | null
  readonly secretKey: string | null
  readonly secretKeyPrevious: string | null
  readonly maxUploadBytes: number
  readonly clamdUrl: string | null
  readonly trustProxy: readonly string[]
  readonly metricsToken: string | null
  /** Where to report a weakness: an address that begins with mailto: or https:. */
  readonly securityContact: string | null
  readonly staffSecondFactor: 'optional' | 'required'
  readonly admin: { readonly username: string; readonly email: string; readonly password: string } | null
  /** Set by `npm run demo`: fill an empty database with lifelike people and print their logins. */
  readonly demo: boolean
  /** Set by `npm run dev`: pages come from the development server of the web app. */
  readonly apiOnly: boolean
}

type Env = Readonly<Record<string, string | undefined>>

const mebibyte = 1_048_576
const secretMinBytes = 32

export function readConfig(env: Env): Config {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535)
  const databaseUrl = address(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const secretKey = secret(env, 'SECRET_KEY')
  if (databaseUrl && !secretKey) {
    throw new ConfigError(`SECRET_KEY is required when DATABASE_URL is set: ${secretMinBytes} bytes or more.`)
  }
  const publicUrl = address(env, 'PUBLIC_URL', ['http:', 'https:'])
  return {
    port,
    host: text(env, 'HOST') ?? '127.0.0.1',
    publicUrl: publicUrl?.replace(/\/+$/, '') ?? null,
    dataDir: resolve(text(env, 'DATA_DIR') ?? 'data'),
    databaseUrl,
    s3: readS3(env),
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text(env, 'MAIL_FROM') ?? 'Recourse <no-reply@localhost>',
    deskEmail: email(env, 'DESK_EMAIL'),
    secretKey,
    secretKeyPrevious: secret(env, 'SECRET_KEY_PREVIOUS'),
    maxUploadBytes: wholeNumber(env, 'MAX_UPLOAD_MB', 25, 1, 1024) * mebibyte,
    clamdUrl: address(env, 'CLAMD_URL', ['tcp:', 'unix:']),
    trustProxy: readProxies(env),
    metricsToken: text(env, 'METRICS_TOKEN'),
    securityContact: address(env, 'SECURITY_CONTACT', ['mailto:', 'https:']),
    staffSecondFactor: oneOf(
      env,
      'STAFF_SECOND_FACTOR',
      ['optional', 'required'],
      databaseUrl ? 'required' : 'optional',
    ),
    admin: readAdmin(env),
    demo: text(env, 'RECOURSE_DEMO') === '1',
    apiOnly: text(env, 'RECOURSE_API_ONLY') === '1',
  }
}

function readS3(env: Env): S3Config | null {
  const endpoint = address(env, 'S3_ENDPOINT', ['http:', 'https:'])
  const others = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  if (!endpoint) {
    const stray = others.find((name) => text(env, name))
    if (stray) throw new ConfigError(`S3_ENDPOINT is missing although ${stray} is set.`)
    return null
  }
  return {
    endpoint,
    region: text(env, 'S3_REGION') ?? 'us-east-1',
    bucket: needed(env, 'S3_BUCKET', 'S3_ENDPOINT'),
    accessKeyId: needed(env, 'S3_ACCESS_KEY_ID', 'S3_ENDPOINT'),
    secretAccessKey: needed(env, 'S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT'),
  }
}

/** Addresses, networks such as 10.0.0.0/8, or the words Fastify knows. */
function readProxies(env: Env): string[] {
  const proxies = (text(env, 'TRUST_PROXY') ?? '').split(/[\s,]+/).filter(Boolean)
  const words = ['loopback', 'linklocal', 'uniquelocal']
  const isNetwork = (value: string) => {
    const [address = '', bits = '0', ...rest] = value.split('/')
    return (
      rest.length === 0 &&
      isIP(address) > 0 &&
      /^\d{1,3}$/.test(bits) &&
      Number(bits) <= (isIP(address) === 4 ? 32 : 128)
    )
  }
  if (!proxies.every((value) => words.includes(value) || isNetwork(value))) {
    throw new ConfigError('TRUST_PROXY must be a list of addresses or networks, such as 10.0.0.0/8.')
  }
  return proxies
}

function readAdmin(env: Env): Config['admin'] {
  const names = ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const
  const given = names.find((name) => text(env, name))
  if (!given) return null
  needed(env, 'ADMIN_EMAIL', given)
  return {
    username: needed(env, 'ADMIN_USERNAME', given),
    email: email(env, 'ADMIN_EMAIL') ?? '',
    password: needed(env, 'ADMIN_PASSWORD', given),
  }
}

/** An empty variable counts as unset: that is how shells and compose files leave one out. */
function text(env: Env, name: string): string | null {
  return env[name]?.trim() || null
}

function needed(env: Env, name: string, because: string): string {
  const value = text(env, name)
  if (!value) throw new ConfigError(`${name} is missing although ${because} is set.`)
  return value
}

function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name)
  if (value === null) return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}.`)
  }
  return number
}

function address(env: Env, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name)
  if (value === null) return null
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    const beginnings = protocols.map((protocol) => (protocol === 'mailto:' ? protocol : `${protocol}//`))
    throw new ConfigError(`${name} must be an address that begins with ${beginnings.join(' or ')}.`)
  }
  return value
}

function email(env: Env, name: string): string | null {
  const value = text(env, name)
  if (value !== null && !z.safeParse(z.email(), value).success) {
    throw new ConfigError(`${name} must be an email address.`)
  }
  return value
}

function secret(env: Env, name: string): string | null {
  const value = text(env, name)
  if (value !== null && Buffer.byteLength(value) < secretMinBytes) {
    throw new ConfigError(`${name} must be ${secretMinBytes} bytes or longer.`)
  }
  return value
}

function oneOf<const T extends string>(env: Env, name: string, options: readonly T[], fallback: T): T {
  const value = text(env, name)
  if (value === null) return fallback
  const found = options.find((option) => option === value)
  if (!found) throw new ConfigError(`${name} must be one of: ${options.join(', ')}.`)
  return found
}
