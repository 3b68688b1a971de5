import { type Config, readConfig } from './config.ts'
import { BackupError } from './platform/backup/backup-error.ts'
import {
  clearDatabase,
  clearFolder,
  clearStore,
  requireEmptyDatabase,
  requireEmptyFolder,
  requireEmptyStore,
} from './platform/backup/empty-place.ts'
import type { Head } from './platform/backup/notes.ts'
import { readPassphrase } from './platform/backup/passphrase.ts'
import { checkBackup } from './platform/backup/read-backup.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import { openSealed, type SealedBackup } from './platform/backup/sealed-backup.ts'
import { removeCluster } from './platform/db/embedded/remove-cluster.ts'
import { createFiles } from './platform/files/files.ts'
import { createSecrets, makeSecret, readSecretTexts, secretId } from './platform/secrets.ts'
import { openStorage } from './storage.ts'

async function main(): Promise<void> {
  const [path, ...rest] = process.argv.slice(2)
  if (!path || rest.length > 0) throw new BackupError('Say from where: npm run restore -- FILE')
  const config = readConfig(process.env)
  const backup = await openSealed(path, await readPassphrase(process.env, { isNew: false }))
  // All of it is read once before anything is touched.
  const head = await checkBackup(backup)
  requireItsSecret(config, head)
  if (config.databaseUrl === null) await restoreEmbedded(config, backup, head)
  else await restoreInto(config, backup, head)
}

/** A DATA_DIR of its own, which is empty again if anything fails. */
async function restoreEmbedded(config: Config, backup: SealedBackup, head: Head): Promise<void> {
  await requireEmptyFolder(config.dataDir)
  try {
    const [current, previous] = config.secretKey === null ? head.kept_secrets : []
    if (current) await makeSecret(config.dataDir, 'secret', current)
    if (previous) await makeSecret(config.dataDir, 'secret-previous', previous)
    await restoreInto(config, backup, head)
  } catch (error) {
    removeCluster(config.dataDir)
    await clearFolder(config.dataDir)
    throw error
  }
}

async function restoreInto(config: Config, backup: SealedBackup, head: Head): Promise<void> {
  const { current, previous } = await readSecretTexts(config)
  const files = createFiles({ config, keys: createSecrets(current, previous).keys('files') })
  const storage = await openStorage(config, () => {})
  try {
    await requireEmptyDatabase(storage.connection)
    await requireEmptyStore(files)
    const report = await restoreBackup({ connection: storage.connection, files, backup, head }).catch(
      async (error: unknown) => {
        await clearDatabase(storage.connection)
        await clearStore(files)
        throw error
      },
    )
    const lost = report.lost > 0 ? ` ${report.lost} files were lost before the backup was made.` : ''
    process.stdout.write(
      `Restored ${report.rows} rows of ${report.tables} tables and ${report.files} files, all counted and compared.${lost}\n`,
    )
  } finally {
    await files.close()
    await storage.close()
  }
}

/** What the database holds under seal opens only with the key of that time. */
function requireItsSecret({ secretKey, secretKeyPrevious }: Config, head: Head): void {
  if (secretKey === null) {
    if (head.kept_secrets.length === 0)
      throw new BackupError('Set SECRET_KEY to the one this backup was made under.')
    return
  }
  const given = [secretKey, secretKeyPrevious].filter((secret) => secret !== null)
  if (given.some((secret) => secretId(secret) === head.secret_id)) return
  throw new BackupError(
    'This backup was made under another SECRET_KEY. Set that one, or give it as SECRET_KEY_PREVIOUS.',
  )
}

await main().catch((error: unknown) => {
  const sentence = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${sentence} Nothing was restored.\n`)
  process.exitCode = 1
})
