import { isOnStaff } from '@recourse/contract/roles'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { claims } from '../../schema/claims.ts'
import * as store from './store.ts'

/** Which claims are a person's own. Every member's list and look-up goes through it. */
export function ownedBy(actor: Actor): SQL {
  return eq(claims.person_uid, actor.person_uid)
}

/** Which claims a person may see: their own, or all for staff. */
export function visibleTo(actor: Actor): SQL {
  return isOnStaff(actor) ? sql`true` : ownedBy(actor)
}

/** All of them, or the same answer for one that is absent and one that is another's. */
export async function requireOwnClaims(db: Orm | Tx, actor: Actor, uids: readonly string[]) {
  const found = await store.findClaims(db, ownedBy(actor), uids)
  if (found.length !== new Set(uids).size) throw notFound()
  return found
}

/** The claim, or the same answer for one that is absent and one that may not be seen. */
export async function requireVisibleClaim(db: Orm | Tx, actor: Actor, uid: string) {
  const [found] = await store.findClaims(db, visibleTo(actor), [uid])
  if (!found) throw notFound()
  return found
}
