import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type AppParts, jobKinds, repeatingJobs } from './app.ts'
import type { Config } from './config.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/database.ts'
import { createFiles } from './platform/files/files.ts'
import { createInspector } from './platform/files/inspect/inspector.ts'
import { createScanner } from './platform/files/scanner/clamd.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { repeatJobs } from './platform/jobs/repeat.ts'
import { createMailer, mailJobs } from './platform/mail/mailer.ts'
import { createSeal } from './platform/mail/seal.ts'
import { createTransport } from './platform/mail/transport.ts'
import { createHasher } from './platform/passwords/hasher.ts'
import { createPasswordStrength } from './platform/passwords/strength.ts'
import { createBus } from './platform/realtime/bus.ts'
import { loadSecrets } from './platform/secrets.ts'

export interface PartsOptions {
  readonly config: Config
  readonly connection: pg.PoolConfig
  readonly log: Logger
  readonly publicUrl: string
  readonly webBuild: string | null
  readonly clock?: Clock
}

export interface OpenParts extends AppParts {
  /** Starts what runs by itself. Handlers of jobs must be in place by then. */
  start(): Promise<void>
  /** From now on `/readyz` says no. */
  beginShutdown(): void
  /** Lets running jobs finish, then closes everything that was opened here. */
  close(): Promise<void>
}

/** The real parts of the product, as main, the account command and the tests use them. */
export async function openParts(options: PartsOptions): Promise<OpenParts> {
  const { config, connection, log, publicUrl } = options
  const secrets = await loadSecrets(config)
  const database = openDatabase(connection)
  const jobs = createJobs({ connection, kinds: [...jobKinds, ...mailJobs], log })
  const transport = createTransport({
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom,
    outboxDir: join(config.dataDir, 'outbox'),
    showOnConsole: config.smtpUrl === null && config.databaseUrl === null,
    publicUrl,
  })
  const mailer = createMailer({ jobs, seal: createSeal(...secrets.keys('mail')), transport })
  const bus = createBus({ connection, pool: database.pool, log })
  const strength = createPasswordStrength()
  const hasher = createHasher()
  const files = createFiles({ config, keys: secrets.keys('files') })
  const inspector = createInspector()
  let open = true
  let repeating: ReturnType<typeof repeatJobs> | null = null
  return {
    database,
    jobs,
    mailer,
    bus,
    strength,
    files,
    inspector,
    scanner: createScanner(config.clamdUrl),
    maxUploadBytes: config.maxUploadBytes,
    secrets,
    log,
    publicUrl,
    hasher,
    clock: options.clock ?? systemClock,
    staffSecondFactor: config.staffSecondFactor,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    securityContact: config.securityContact,
    deskEmail: config.deskEmail,
    webBuild: options.webBuild,
    isOpen: () => open,
    beginShutdown: () => {
      open = false
    },
    async start() {
      await Promise.all([jobs.start(), bus.start()])
      repeating = repeatJobs(jobs, repeatingJobs, log)
    },
    async close() {
      await repeating?.stop()
      await jobs.stop()
      const others = [transport, bus, strength, hasher, inspector]
      await Promise.all(others.map((part) => part.close()))
      await files.close()
      await database.close()
    },
  }
}
