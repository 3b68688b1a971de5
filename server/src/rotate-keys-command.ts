import { type Config, readConfig } from './config.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { createFiles } from './platform/files/files.ts'
import { resealMails } from './platform/mail/reseal-mails.ts'
import { createSeal } from './platform/mail/seal.ts'
import { beginNewSecret, endPreviousSecret, findKept, loadSecrets } from './platform/secrets.ts'
import { resealFiles } from './platform/uploads/reseal-files.ts'
import { openStorage, reachStorage } from './storage.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (config.secretKey === null) return rotateOwn(config)
  if (config.secretKeyPrevious === null) {
    throw new Error('Set SECRET_KEY to the new key and SECRET_KEY_PREVIOUS to the old one, then try again.')
  }
  const left = await reseal(config, await reachStorage(config, () => {}))
  if (left === 0) say('In 12 hours, when all older sign-ins have ended, SECRET_KEY_PREVIOUS can go.')
}

/** The key in DATA_DIR/secret. The server holds it too, so it must not be running: opening the database says so. */
async function rotateOwn(config: Config): Promise<void> {
  const storage = await openStorage(config, () => {})
  await beginNewSecret(config.dataDir)
  const left = await reseal(config, storage)
  if (left === 0) await endPreviousSecret(config.dataDir)
  if ((await findKept(config.dataDir, 'secret-previous')) === null) say('The old key is deleted.')
}

async function reseal(config: Config, storage: Awaited<ReturnType<typeof openStorage>>): Promise<number> {
  try {
    await migrate(storage.connection)
    const secrets = await loadSecrets(config)
    const database = openDatabase(storage.connection)
    const files = createFiles({ config, keys: secrets.keys('files') })
    try {
      const mails = await resealMails(database.pool, createSeal(...secrets.keys('mail')))
      const { done, left } = await resealFiles({ db: database.pool, files })
      say(`${done} files and ${mails} mails are now under the new key.`)
      if (left > 0) {
        process.exitCode = 1
        process.stderr.write(`${left} files are missing or damaged and were left as they are.\n`)
      }
      return left
    } finally {
      await files.close()
      await database.close()
    }
  } finally {
    await storage.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
