import type { listAudit } from '@recourse/contract/audit'
import type { QueryOf } from '@recourse/contract/endpoint'
import { adminPageSize } from '@recourse/contract/paging'
import { recordAudit } from '../../platform/audit/audit.ts'
import { findChainHead } from '../../platform/audit/chain.ts'
import { after, hours } from '../../platform/clock.ts'
import type { Orm } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import * as store from './store.ts'

/** A page of the log. That it was read, and with which filters, becomes the log's next row. */
export async function readAudit(
  { orm }: { readonly orm: Orm },
  actor: Actor,
  query: QueryOf<typeof listAudit>,
  address: string,
) {
  const { actor_uid, action, subject_uid, from, to, limit = adminPageSize, id_before } = query
  const since = from === undefined ? undefined : startOf(from)
  const until = to === undefined ? undefined : after(startOf(to), hours(24))
  return orm.transaction(async (tx) => {
    const filter = { actor_uid, action, subject_uid, since, until }
    const found = await store.auditEntries(tx, filter, { limit: limit + 1, id_before })
    const entries = found.slice(0, limit)
    await recordAudit(tx, {
      actor_uid: actor.person_uid,
      action: 'audit_read',
      subject_uids: [actor_uid, subject_uid].filter((uid) => uid !== undefined),
      address,
      details: { count: entries.length, ...(action && { action }) },
    })
    return {
      entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
      next_id_before: found.length > limit ? (entries.at(-1)?.id ?? null) : null,
      chain_head: await findChainHead(tx),
    }
  })
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)
