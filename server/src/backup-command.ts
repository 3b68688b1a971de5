import { existsSync } from 'node:fs'
import { readConfig } from './config.ts'
import { BackupError } from './platform/backup/backup-error.ts'
import { readPassphrase } from './platform/backup/passphrase.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { migrate } from './platform/db/migrate.ts'
import { createFiles } from './platform/files/files.ts'
import { createSecrets, readSecretTexts, secretId } from './platform/secrets.ts'
import { reachStorage } from './storage.ts'

async function main(): Promise<void> {
  const [path, ...rest] = process.argv.slice(2)
  if (!path || rest.length > 0) throw new BackupError('Say where to: npm run backup -- FILE')
  if (existsSync(path)) throw new BackupError(`${path} exists already. Choose another name.`)
  const config = readConfig(process.env)
  const passphrase = await readPassphrase(process.env, { isNew: true })
  const { current, previous, generated } = await readSecretTexts(config)
  const storage = await reachStorage(config, () => {})
  try {
    await migrate(storage.connection)
    const files = createFiles({ config, keys: createSecrets(current, previous).keys('files') })
    const secrets = {
      secret_id: secretId(current),
      kept_secrets: generated ? [current, previous].filter((secret) => secret !== null) : [],
    }
    const report = await writeBackup({ connection: storage.connection, files, secrets, path, passphrase })
    await files.close()
    process.stdout.write(
      `Backed up ${report.rows} rows and ${report.files - report.lost} files to ${path}.\n`,
    )
    if (report.lost > 0) {
      throw new BackupError(
        `${report.lost} files that the database knows are missing or damaged in the store.`,
      )
    }
  } finally {
    await storage.close()
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
