import { readPassword } from '../read-password.ts'
import { BackupError } from './backup-error.ts'

const shortest = 12

/** BACKUP_PASSPHRASE, or what is typed or piped. A new one is typed twice. */
export async function readPassphrase(
  env: Readonly<Record<string, string | undefined>>,
  { isNew }: { isNew: boolean },
): Promise<string> {
  const given = env.BACKUP_PASSPHRASE || (await readPassword('Passphrase of the backup: '))
  if (!isNew) return given
  if ([...given].length < shortest) {
    throw new BackupError(`The passphrase of a backup needs ${shortest} characters or more.`)
  }
  const typed = !env.BACKUP_PASSPHRASE && process.stdin.isTTY
  if (typed && (await readPassword('The same once more: ')) !== given) {
    throw new BackupError('The two were not the same.')
  }
  return given
}
