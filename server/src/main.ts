import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { buildApp, createAuth } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { fillDemo } from './demo.ts'
import { ensureFirstSuperuser } from './features/auth/first-superuser.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openParts } from './parts.ts'
import { migrate } from './platform/db/migrate.ts'
import { createLogger } from './platform/logger.ts'
import { explainStartError } from './start-error.ts'
import { openStorage } from './storage.ts'

const webBuild = fileURLToPath(new URL('../../web/build', import.meta.url))
/** A shutdown that takes longer than this has hung. Milliseconds. */
const shutdownPatience = 25_000

let config: Config | null = null

async function main(): Promise<void> {
  config = readConfig(process.env)
  await serve(config)
}

async function serve(config: Config): Promise<void> {
  const port = config.port === 0 ? await freePort(config.host) : config.port
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`
  const log = createLogger()
  await mkdir(config.dataDir, { recursive: true })

  const closing: (() => Promise<void>)[] = []
  const close = async () => {
    for (const step of closing.reverse()) await step()
  }
  try {
    const storage = await openStorage(config, say)
    closing.push(storage.close)
    await migrate(storage.connection)
    const parts = await openParts({
      config,
      connection: storage.connection,
      log,
      publicUrl,
      webBuild: config.apiOnly ? null : webBuild,
    })
    closing.push(parts.close)
    const auth = createAuth(parts)
    const app = await buildApp(parts, auth)
    await parts.start()
    if ((await ensureFirstSuperuser(auth, config.admin)) === 'made')
      say('Made the first superuser from ADMIN_*.')
    if (config.demo) await fillDemo(parts, auth, say)
    const housekeeping = startHousekeeping(parts)
    closing.push(async () => {
      housekeeping.stop()
      await app.close()
    })
    await app.listen({ port, host: config.host })
    onceAskedToStop(async () => {
      parts.beginShutdown()
      await close()
    })
    sayWhereItListens(config, port, publicUrl)
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
}

function sayWhereItListens(config: Config, port: number, publicUrl: string): void {
  say(`Recourse is listening on http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`)
  if (publicUrl !== `http://localhost:${port}`) say(`Its public address is ${publicUrl}`)
  if (config.smtpUrl === null) say(`Mails are written to ${config.dataDir}/outbox (SMTP_URL is not set).`)
}

/** The first signal drains, the second one insists. */
function onceAskedToStop(stop: () => Promise<void>): void {
  let asked = false
  const handle = (signal: NodeJS.Signals) => {
    if (asked) process.exit(1)
    asked = true
    say(`${signal === 'SIGINT' ? 'Stopping' : `Stopping (${signal})`}: finishing what is under way.`)
    const hung = setTimeout(() => process.exit(1), shutdownPatience)
    stop().then(
      () => {
        clearTimeout(hung)
        process.exit(0)
      },
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGINT', handle)
  process.on('SIGTERM', handle)
}

async function freePort(host: string): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, host, resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(error: unknown): never {
  process.stderr.write(`${explainStartError(error, config)}
`)
  process.exit(1)
}

await main().catch(fail)
