import { isOnStaff, type RoleFlags } from '@recourse/contract/roles'
import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { prepare } from '../../platform/db/prepare.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { claims } from '../../schema/claims.ts'
import * as store from './store.ts'

/** An actor, or the place of one in a statement that is made once for all actors. */
export interface Viewer {
  readonly person_uid: string | Placeholder
}

/** Which claims are a person's own. Every member's list and look-up goes through it. */
export function ownedBy({ person_uid }: Viewer): SQL {
  return eq(claims.person_uid, person_uid)
}

/** Which claims a person may see: their own, or all for staff. */
export function visibleTo(viewer: Viewer & RoleFlags): SQL {
  return isOnStaff(viewer) ? sql`true` : ownedBy(viewer)
}

/** All of them, or the same answer for one that is absent and one that is another's. */
export async function requireOwnClaims(db: Orm | Tx, actor: Actor, uids: readonly string[]) {
  const found = await store.findClaims(db, ownedBy(actor), uids)
  if (found.length !== new Set(uids).size) throw notFound()
  return found
}

/** What most need to know of a claim: that it may be seen, and whose it is. */
interface ClaimName {
  readonly uid: string
  readonly person_uid: string
}

const viewer = sql.placeholder('viewer')
const lookUp = (roles: RoleFlags) =>
  prepare<{ viewer: string; uid: string }, ClaimName & Record<string, unknown>>(sql`
    SELECT ${claims.uid}, ${claims.person_uid} FROM ${claims}
    WHERE ${visibleTo({ person_uid: viewer, ...roles })} AND ${claims.uid} = ${sql.placeholder('uid')}`)
const asMember = lookUp({ is_staff: false, is_claims_admin: false, is_superuser: false })
const asStaff = lookUp({ is_staff: true, is_claims_admin: false, is_superuser: false })

/** The claim, or the same answer for one that is absent and one that may not be seen. */
export async function requireVisibleClaim(db: Orm | Tx, actor: Actor, uid: string): Promise<ClaimName> {
  const find = isOnStaff(actor) ? asStaff : asMember
  const [found] = await find(db, { viewer: actor.person_uid, uid })
  if (!found) throw notFound()
  return found
}
