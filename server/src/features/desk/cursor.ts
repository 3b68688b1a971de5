import { type DeskOrder, deskOrders } from '@recourse/contract/desk'
import * as z from 'zod/mini'
import { invalidField } from '../../platform/http/app-error.ts'
import { LAST_STATE } from './filters.ts'
import type { Place } from './orders.ts'

/** Begin after this place, or end before it. */
export interface From {
  readonly direction: 'after' | 'before'
  readonly place: Place
}

/** The last moment of the year 9999: later ones are not written as four digits. */
const LAST_MOMENT = 253_402_300_799_999

const cursorShape = z.tuple([
  z.enum(deskOrders),
  z.enum(['after', 'before']),
  z.int(),
  z.int().check(z.minimum(0), z.maximum(LAST_STATE)),
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
