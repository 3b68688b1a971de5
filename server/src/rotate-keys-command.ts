import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, readConfig } from './config.ts'
import { countOldRecoveryCodes, resealAuthenticators } from './features/auth/second-step/reseal.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { createFiles } from './platform/files/files.ts'
import { resealMails } from './platform/mail/reseal-mails.ts'
import { createSeal } from './platform/mail/seal.ts'
import { beginNewSecret, endPreviousSecret, loadSecrets } from './platform/secrets.ts'
import { resealFiles } from './platform/uploads/reseal-files.ts'
import { openStorage, reachStorage, type Storage } from './storage.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (config.secretKey === null) return rotateOwn(config)
  if (config.secretKeyPrevious === null) {
    throw new Error('Set SECRET_KEY to the new key and SECRET_KEY_PREVIOUS to the old one, then try again.')
  }
  const isDone = await reseal(config, await reachStorage(config, () => {}), new Date())
  if (isDone) say('In 12 hours, when all older sign-ins have ended, SECRET_KEY_PREVIOUS can go.')
}

/** The key in DATA_DIR/secret. The server holds it too, so it must not be running: opening the database says so. */
async function rotateOwn(config: Config): Promise<void> {
  const storage = await openStorage(config, () => {})
  await beginNewSecret(config.dataDir)
  const { mtime } = await stat(join(config.dataDir, 'secret'))
  if (!(await reseal(config, storage, mtime))) return
  await endPreviousSecret(config.dataDir)
  say('The old key is deleted.')
}

/** Whether nothing needs the old key any more, as far as that can be told. */
async function reseal(config: Config, storage: Storage, changedAt: Date): Promise<boolean> {
  try {
    await migrate(storage.connection)
    const secrets = await loadSecrets(config)
    const { pool, close } = openDatabase(storage.connection)
    const files = createFiles({ config, keys: secrets.keys('files') })
    try {
      const apps = await resealAuthenticators(pool, createSeal(...secrets.keys('second_step')))
      const mails = await resealMails(pool, createSeal(...secrets.keys('mail')))
      const { done, left } = await resealFiles({ db: pool, files })
      say(`${done} files, ${mails} mails and ${apps} authenticator apps are now under the new key.`)
      const holders = await countOldRecoveryCodes(pool, changedAt)
      if (left > 0) complain(`${left} files are missing or damaged and were left as they are.`)
      if (holders > 0) {
        complain(
          `${holders} people hold recovery codes, and those from before the change need the old key: keep it until they have made new ones.`,
        )
      }
      return left === 0 && holders === 0
    } finally {
      await files.close()
      await close()
    }
  } finally {
    await storage.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function complain(line: string): void {
  process.exitCode = 1
  process.stderr.write(`${line}\n`)
}

await main().catch((error: unknown) => complain(error instanceof Error ? error.message : String(error)))
