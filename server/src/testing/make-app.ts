import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { buildApp, createAuth } from '../app.ts'
import { readConfig } from '../config.ts'
import type { AuthDeps } from '../features/auth/deps.ts'
import { type OpenParts, openParts } from '../parts.ts'
import { createLogger } from '../platform/logger.ts'
import { atEnd } from './at-end.ts'
import { makeDatabase } from './database.ts'
import { createOutboxReader, type OutboxReader } from './outbox.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly auth: AuthDeps
  readonly parts: OpenParts
  readonly outbox: OutboxReader
  readonly connection: pg.PoolConfig
  readonly secret: string
  readonly dataDir: string
  /** Everything the server logged so far. */
  logged(): string
  /** Moves the app's clock; the database's own time stays. */
  passTime(milliseconds: number): void
}

/**
 * The whole server on a database of its own, with mail in a folder; torn down after the test or the file that made it.
 * `sharing` makes a second node on the database and secret of another. One that is `idle` runs no jobs and hears no
 * other node: it only looks at what others do.
 */
export async function makeApp(
  env: Readonly<Record<string, string>> = {},
  { sharing, idle = false }: { sharing?: Pick<TestApp, 'connection' | 'secret'>; idle?: boolean } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'recourse-app-'))
  const { connection, drop } = sharing
    ? { connection: sharing.connection, drop: async () => {} }
    : await makeDatabase()
  const secret = sharing ? sharing.secret : randomBytes(32).toString('hex')
  const config = readConfig({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', SECRET_KEY: secret, ...env })
  const lines: string[] = []
  const log = createLogger({ write: (line: string) => void lines.push(line) })
  log.level = 'info'
  let ahead = 0
  const clock = () => new Date(Date.now() + ahead)
  const parts = await openParts({
    config: { ...config, databaseUrl: 'tests have no console', demo: false },
    connection,
    log,
    clock,
    publicUrl: config.publicUrl ?? 'http://localhost:3000',
    webBuild: null,
  })
  const auth = createAuth(parts)
  const app = await buildApp(parts, auth)
  if (!idle) await parts.start()
  atEnd(async () => {
    await app.close()
    await parts.close()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    app,
    auth,
    parts,
    connection,
    secret,
    dataDir: config.dataDir,
    outbox: createOutboxReader(join(config.dataDir, 'outbox')),
    logged: () => lines.join(''),
    passTime: (milliseconds) => {
      ahead += milliseconds
    },
  }
}
