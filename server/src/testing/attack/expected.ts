import type { Endpoint } from '@recourse/contract/endpoint'
import type { CallerName } from './callers.ts'
import { fieldsOf } from './valid-request.ts'

export const things = ['own', "another's", 'missing'] as const
export type Thing = (typeof things)[number]
/** Which kind of thing a request names by its uid. */
export type Kind = 'claim' | 'coverage' | 'person' | 'other'

const special: Readonly<Record<string, Kind>> = { updateCoverage: 'coverage' }

export function thingNamedBy(name: string, { query, body }: Endpoint): Kind | null {
  const fields = [...fieldsOf(query), ...fieldsOf(body)].filter((field) => field.required)
  const names = (...wanted: string[]) => fields.some((field) => wanted.includes(field.name))
  if (special[name]) return special[name]
  if (names('claim_uid', 'claim_uids')) return 'claim'
  if (names('person_uid')) return 'person'
  return names('uid') ? 'other' : null
}

const staff: readonly CallerName[] = ['staff', 'claims admin', 'superuser']

/**
 * For a caller whom the endpoint lets in. Claims: one's own, and all for staff. Coverages: one's own, whoever one
 * is. People: all, since only superusers get here. Null: neither is promised.
 */
export function expectedOf(
  kind: Kind | null,
  caller: CallerName,
  thing: Thing,
): 'found' | 'not found' | null {
  if (kind === null) return null
  if (kind === 'other') return 'not found'
  if (thing === 'missing') return 'not found'
  if (thing === 'own' || kind === 'person') return 'found'
  return kind === 'claim' && staff.includes(caller) ? 'found' : 'not found'
}
