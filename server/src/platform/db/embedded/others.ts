import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const LONGEST_MS = 500
const POLL_MS = 10

/**
 * A pool that has ended still has connections on their way out. Cut off there, they would throw in a process
 * that has nothing left to do. Whoever stays longer is cut off.
 */
export async function untilOthersLeft(client: pg.Client): Promise<void> {
  const end = Date.now() + LONGEST_MS
  try {
    while (Date.now() < end) {
      const { rows } = await client.query(
        "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
      )
      if (rows.length === 0) return
      await sleep(POLL_MS)
    }
  } catch {
    // PostgreSQL is already stopping.
  }
}
