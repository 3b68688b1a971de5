import { readFileSync, writeFileSync } from 'node:fs'
import { findText, socketLockFile } from './paths.ts'
import { pidFile } from './pid-file.ts'
import { isAlive, isPostmaster } from './process.ts'

/**
 * PostgreSQL takes over the pid file of a dead process by itself, but refuses to start when that number now
 * belongs to any other process of the same user (usual after a reboot). It also ignores the number of its
 * own parent, which we are: writing ours there lets it go on and still look for survivors that use the old
 * shared memory, which deleting the file would not.
 */
export function disownStaleLocks(clusterDir: string, socketDir: string | null): void {
  for (const file of [pidFile(clusterDir), ...(socketDir ? [socketLockFile(socketDir)] : [])]) {
    const text = findText(file)
    const [pid, folder] = text?.split('\n') ?? []
    if (!text || !pid || !folder || !isAlive(Number(pid)) || isPostmaster(Number(pid), folder)) continue
    const ours = text.replace(pid, String(process.pid))
    if (readFileSync(file, 'utf8') === text) writeFileSync(file, ours)
  }
}
