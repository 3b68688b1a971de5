import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface Postgres {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
  readonly password: string
}

export interface PgbenchScript {
  readonly script: string
  readonly variables: Readonly<Record<string, string>>
}

/** pgbench comes with Debian's PostgreSQL; the embedded one has none. */
function findPgbench(): string | undefined {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home) : []
  return versions.map((version) => join(home, version, 'bin/pgbench')).find(existsSync)
}

export const hasPgbench = () => findPgbench() !== undefined

/** Transactions per second of a script over a number of connections. */
export async function runPgbench(
  postgres: Postgres,
  { script, variables }: PgbenchScript,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const program = findPgbench()
  if (!program) throw new Error('pgbench is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'recourse-pgbench-'))
  const file = join(folder, 'script.sql')
  writeFileSync(file, script)
  const length = seconds < 1 ? ['-t', '20'] : ['-T', String(Math.ceil(seconds))]
  const args = [
    ...['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-f', file, ...length],
    // By the clock, which is the default, two runs once made the same uids.
    '--random-seed=rand',
    ...Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
    ...['-h', postgres.host, '-p', String(postgres.port), '-U', postgres.user, postgres.database],
  ]
  try {
    const env = { ...process.env, PGPASSWORD: postgres.password }
    const { stdout, stderr } = await promisify(execFile)(program, args, { env })
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
    if (!rate || /aborted|ERROR/.test(stderr)) throw new Error(`pgbench said:\n${stdout}${stderr}`)
    return Number(rate)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
