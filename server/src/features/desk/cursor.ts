import type { DeskOrder } from '@recourse/contract/desk'
import * as z from 'zod/mini'
import { invalidField } from '../../platform/http/app-error.ts'
import { isUrgent } from './filters.ts'

/** Where a claim stands in every order. `waits` in milliseconds since 1970, null when it is not our turn. */
export interface Place {
  readonly claim_id: number
  readonly state: number
  readonly waits: number | null
}

/** Begin after this place, or end before it. */
export interface From {
  readonly direction: 'after' | 'before'
  readonly place: Place
}

/** The last moment of the year 9999: later ones are not written as four digits. */
const LAST_MOMENT = 253_402_300_799_999

const cursorShape = z.tuple([
  z.enum(['newest', 'waiting', 'urgent']),
  z.enum(['after', 'before']),
  z.int(),
  z.int().check(z.minimum(0), z.maximum(15)),
  z.nullable(z.int().check(z.minimum(0), z.maximum(LAST_MOMENT))),
])

export function writeCursor(order: DeskOrder, direction: From['direction'], place: Place): string {
  const { claim_id, state, waits } = place
  return Buffer.from(JSON.stringify([order, direction, claim_id, state, waits])).toString('base64url')
}

export function readCursor(order: DeskOrder, text: string): From {
  const parsed = z.safeParse(cursorShape, parseJson(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success || parsed.data[0] !== order) {
    throw invalidField('cursor', 'That cursor is not one of ours, or of another order.')
  }
  const [, direction, claim_id, state, waits] = parsed.data
  return { direction, place: { claim_id, state, waits } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Which of two claims stands first in an order. */
export const compareIn: Record<DeskOrder, (a: Place, b: Place) => number> = {
  newest: (a, b) => b.claim_id - a.claim_id,
  urgent: (a, b) => Number(isUrgent(b.state)) - Number(isUrgent(a.state)) || b.claim_id - a.claim_id,
  waiting: (a, b) => {
    const [first, second] = [a.waits ?? Number.MAX_SAFE_INTEGER, b.waits ?? Number.MAX_SAFE_INTEGER]
    return first - second || a.claim_id - b.claim_id
  },
}
