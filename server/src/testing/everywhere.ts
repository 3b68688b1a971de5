import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { tablesIn } from '../platform/backup/test-backups.ts'
import type { TestApp } from './make-app.ts'

/** Where any of these words rests: tables, stored files (opened, and as they lie there), names of files, logs. */
export async function findEverywhere(server: TestApp, words: readonly string[]): Promise<string[]> {
  const { parts, connection, dataDir } = server
  const hits: string[] = []
  const look = (place: string, content: Buffer | string) => {
    const text = content.toString().toLowerCase()
    for (const word of words) if (text.includes(word.toLowerCase())) hits.push(`${place}: ${word}`)
  }
  for (const [name, rows] of Object.entries(await tablesIn(connection))) look(name, rows.join('\n'))
  for await (const { key } of parts.files.list()) look('a file', await buffer(await parts.files.open(key)))
  // Mails that have left are no longer ours; the outbox stands in for where they went.
  const kept = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('outbox'),
  )
  for (const entry of kept) look(entry.name, readFileSync(join(entry.parentPath, entry.name)))
  look('the log', server.logged())
  return hits
}
