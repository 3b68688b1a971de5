import { claimStatuses } from '@recourse/contract/claim-options'
import { type Overview, overviewWeeks, replyWeeks } from '@recourse/contract/overview'
import { recordAudit } from '../../platform/audit/audit.ts'
import { after, type Clock, hours } from '../../platform/clock.ts'
import type { Orm, Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { ClaimDimension } from '../../schema/overview.ts'
import { overviewCsv } from './csv.ts'
import { firstReplyOf } from './first-reply.ts'
import { oldestWaiting } from './store.ts'
import { listTallies, type Tally } from './tallies.ts'

export interface OverviewDeps {
  readonly orm: Orm
  readonly clock: Clock
}

export async function readOverview({ orm, clock }: { orm: Orm | Tx; clock: Clock }): Promise<Overview> {
  const now = clock()
  const weeks = lastMondays(now)
  const answered = weeks.slice(-replyWeeks)
  const tallies = await listTallies(orm, answered[0] ?? '')
  const [oldest] = await oldestWaiting(orm)
  const of = (dimension: ClaimDimension) => tallies.filter((tally) => tally.dimension === dimension)
  const count = (dimension: ClaimDimension, value: string) =>
    of(dimension).find((tally) => tally.value === value)?.claims ?? 0
  return {
    as_of: now.toISOString(),
    claims: of('status').reduce((sum, tally) => sum + tally.claims, 0),
    by_status: claimStatuses.map((status) => ({ status, claims: count('status', status) })),
    oldest_waiting: oldest
      ? { claim_uid: oldest.uid, waiting_since: oldest.waiting_since.toISOString() }
      : null,
    by_week: weeks.map((week) => ({ week, claims: count('week', week) })),
    by_insurance_type: groups(of('insurance_type')),
    by_denial_reason: groups(of('denial_reason')),
    by_region: groups(of('region')),
    first_reply: firstReplyOf(tallies, answered),
    resolved_dollars: of('status').find((tally) => tally.value === 'Resolved')?.dollars ?? 0,
  }
}

export async function exportOverview({ orm, clock }: OverviewDeps, actor: Actor, address: string) {
  return orm.transaction(async (tx) => {
    const overview = await readOverview({ orm: tx, clock })
    await recordAudit(tx, {
      actor_uid: actor.person_uid,
      action: 'export_made',
      subject_uids: [],
      address,
      details: { export: 'overview' },
    })
    return { file_name: `claims-overview-${overview.as_of.slice(0, 10)}.csv`, csv: overviewCsv(overview) }
  })
}

const groups = (tallies: readonly Tally[]) =>
  tallies.map(({ value, claims }) => ({ value: value === '' ? null : value, claims }))

/** Oldest first; the last one is the week of `now`. In UTC, as the tallies count. */
function lastMondays(now: Date): string[] {
  const day = hours(24)
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return Array.from({ length: overviewWeeks }, (_, index) =>
    after(now, -day * (sinceMonday + 7 * (overviewWeeks - 1 - index)))
      .toISOString()
      .slice(0, 10),
  )
}
