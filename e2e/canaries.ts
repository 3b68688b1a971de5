import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { password } from './people.ts'

/** Stands in stories, messages and files of every person of this run, and nowhere else in the world. */
export const canary = () => `quillfeather-${process.env.E2E_CANARY ?? 'run'}`

/** What people tell of their health and of themselves: nothing of it leaves the database in the open. */
const details = () => [canary(), 'The insurer says it is not needed', password]

/** Who somebody is, which a mail to that person may say and a log may not. */
const identities: readonly RegExp[] = [
  /\b(sam|staff|claimsadmin|superuser)[0-9a-f]{8}-[0-9a-f]{3}/,
  /[\w.-]+@example\.(com|org)/,
  /eyJ[\w-]{20,}\.[\w-]+/,
  /Bearer [\w-]/i,
  /user_token=|signature=/,
]

export interface Places {
  /** Everything the server printed. */
  readonly output: string
  readonly metrics: string
  readonly dataDir: string
}

/** Where something personal stands that should not. */
export function findCanaries({ output, metrics, dataDir }: Places): string[] {
  const places: [name: string, text: string, patterns: readonly (string | RegExp)[]][] = [
    ['the log', jsonLines(output), [...details(), ...identities]],
    ['the metrics', metrics, [...details(), ...identities]],
    ["PostgreSQL's log", read(join(dataDir, 'db.log')), [...details(), ...identities]],
    ...filesIn(join(dataDir, 'outbox')).map((file): [string, string, string[]] => [
      `a mail (${file})`,
      decoded(read(file)),
      details(),
    ]),
    ...filesIn(join(dataDir, 'files')).map((file): [string, string, string[]] => [
      `a stored file (${file})`,
      read(file),
      details(),
    ]),
  ]
  return places.flatMap(([name, text, patterns]) =>
    patterns
      .filter((pattern) => (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)))
      .map((pattern) => `${name} holds ${pattern}`),
  )
}

/** Mails that nobody sends are shown on the console of whoever tries the product out; that is not the log. */
const jsonLines = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n')

/** Quoted-printable breaks lines and hides letters. */
const decoded = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

function read(file: string): string {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'latin1') : ''
}

function filesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
