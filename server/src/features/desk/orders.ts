import type { DeskOrder } from '@recourse/contract/desk'
import { stateBits } from './filters.ts'

/** Where a claim stands in every order. `waits` in milliseconds since 1970, null when it is not our turn. */
export interface Place {
  readonly claim_id: number
  readonly state: number
  readonly waits: number | null
}

interface Order {
  /** Claims whose state has this bit come before all others; 0: none do. */
  readonly ahead: number
  /** What decides among the rest: the newest first, or the one that has waited longest. */
  readonly by: 'id' | 'waits'
}

export const orders: Record<DeskOrder, Order> = {
  newest: { ahead: 0, by: 'id' },
  waiting: { ahead: 0, by: 'waits' },
  urgent: { ahead: stateBits.urgent, by: 'id' },
  unanswered: { ahead: stateBits.unanswered, by: 'waits' },
}

/** Below 0 where `a` stands first. */
export function comparePlaces(order: DeskOrder, a: Place, b: Place): number {
  const { ahead, by } = orders[order]
  const first = (b.state & ahead) - (a.state & ahead)
  if (first !== 0 || by === 'id') return first || b.claim_id - a.claim_id
  const [mine, yours] = [a.waits ?? Number.MAX_SAFE_INTEGER, b.waits ?? Number.MAX_SAFE_INTEGER]
  return mine - yours || a.claim_id - b.claim_id
}
