import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

// "RECO" in ASCII. Taken in the database `postgres`, where nothing else takes locks.
const OWNER_LOCK = 0x5245434f
const RETRY_MS = 100

export interface KeptLock {
  /** Stops taking the lock again, but keeps it: ending PostgreSQL ends it. The connection that holds it. */
  retire(): Promise<pg.Client | null>
}

/** Of all servers on one DATA_DIR, the one whose connection holds this lock owns the PostgreSQL there. */
export async function takeOwnerLock(client: pg.Client, patienceMs: number): Promise<boolean> {
  const end = Date.now() + patienceMs
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      OWNER_LOCK,
    ])
    if (rows[0]?.taken) return true
    if (Date.now() >= end) return false
    await sleep(RETRY_MS)
  }
}

/** Takes the lock again over a new connection whenever the one that holds it breaks. */
export function keepOwnerLock(first: pg.Client, reconnect: () => Promise<pg.Client>): KeptLock {
  let holder: pg.Client | null = first
  let retired = false
  let retaking = Promise.resolve()

  const watch = (client: pg.Client) => {
    client.once('end', () => {
      holder = null
      if (!retired) retaking = retake()
    })
  }

  const retake = async () => {
    while (!retired && !holder) {
      try {
        const client = await reconnect()
        if (await takeOwnerLock(client, 0)) {
          holder = client
          watch(client)
        } else {
          await client.end()
        }
      } catch {
        // PostgreSQL is still on its way back; the next round asks again.
      }
      if (!holder) await sleep(RETRY_MS)
    }
  }

  watch(first)
  return {
    async retire() {
      retired = true
      await retaking
      return holder
    },
  }
}
