import type { DeskClaim } from '@recourse/contract/desk'
import type { Actor } from '../../platform/http/actor.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { DeskDeps } from './deps.ts'
import { type DeskRow, fullName, listByIds } from './store.ts'

/** The claims as staff see them, in the order of the ids. */
export async function showByIds(deps: DeskDeps, actor: Actor, ids: readonly number[]): Promise<DeskClaim[]> {
  if (ids.length === 0) return []
  const rows = await listByIds(deps.orm, actor, ids)
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [showRow(deps, actor, { ...row, id })] : []
  })
}

function showRow(deps: DeskDeps, actor: Actor, row: Omit<DeskRow, 'id'> & { id: number }): DeskClaim {
  const { assignee_uid, first_name, last_name, unanswered, waiting_since } = row
  const { region } = row.answers
  const name = fullName({ first_name: first_name ?? '', last_name: last_name ?? '' })
  return {
    ...deps.claims.show(actor, row),
    region: region === undefined ? null : { name: region },
    assignee: assignee_uid === null ? null : { uid: assignee_uid, name },
    unanswered,
    waiting_since: waiting_since?.toISOString() ?? null,
  }
}

export async function showById(deps: DeskDeps, actor: Actor, id: number): Promise<DeskClaim> {
  const [claim] = await showByIds(deps, actor, [id])
  if (!claim) throw notFound()
  return claim
}
