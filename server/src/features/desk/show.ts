import type { DeskClaim } from '@recourse/contract/desk'
import type { Actor } from '../../platform/http/actor.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { visibleTo } from '../claims/access.ts'
import type { DeskDeps } from './deps.ts'
import { fullName, listByIds } from './store.ts'

/** The claims as staff see them, in the order of the ids. */
export async function showByIds(deps: DeskDeps, actor: Actor, ids: readonly number[]): Promise<DeskClaim[]> {
  if (ids.length === 0) return []
  const rows = await listByIds(deps.orm, visibleTo(actor), ids)
  const shown = await deps.claims.show(
    actor,
    rows.map(({ claim }) => claim),
  )
  const byId = new Map(shown.map((claim, index) => [claim.id, { claim, row: rows[index] }] as const))
  return ids.flatMap((id) => {
    const found = byId.get(id)
    if (!found?.row) return []
    const { assignee_uid, first_name, last_name, unanswered, waiting_since } = found.row
    const { region } = found.claim.answers
    return [
      {
        ...found.claim,
        region: region === undefined ? null : { name: region },
        assignee:
          assignee_uid === null
            ? null
            : {
                uid: assignee_uid,
                name: fullName({ first_name: first_name ?? '', last_name: last_name ?? '' }),
              },
        unanswered,
        waiting_since: waiting_since?.toISOString() ?? null,
      },
    ]
  })
}

export async function showById(deps: DeskDeps, actor: Actor, id: number): Promise<DeskClaim> {
  const [claim] = await showByIds(deps, actor, [id])
  if (!claim) throw notFound()
  return claim
}
