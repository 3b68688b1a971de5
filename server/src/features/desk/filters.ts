import { claimStatuses } from '@recourse/contract/claim-options'
import type { listDeskClaims } from '@recourse/contract/desk'
import type { QueryOf } from '@recourse/contract/endpoint'

type Query = QueryOf<typeof listDeskClaims>
type Given = Pick<
  Query,
  'status' | 'urgent' | 'has_letter' | 'unanswered' | 'insurance_type' | 'region' | 'assigned'
>

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What the filters of a query mean in the columns of desk_claims. */
export interface DeskFilters {
  /** The numbers of `desk_claims.state` that pass: status, urgency, letter and unanswered message in one. */
  readonly states: readonly number[]
  readonly insurance_type: string | null
  readonly region: string | null
  /** Of `desk_claims.holder`: a person, or the nil uuid for nobody. */
  readonly holder: string | null
  /** The same once more as the tokens of `desk_claims.facets`, one per filter given. */
  readonly facets: readonly string[]
}

export function readFilters(given: Given, myUid: string): DeskFilters {
  const person = given.assigned === 'me' ? myUid : given.assigned
  return {
    states: allStates.filter(
      (state) =>
        (given.status === undefined || statusOf(state) === given.status) &&
        (given.urgent === undefined || has(state, stateBits.urgent) === given.urgent) &&
        (given.has_letter === undefined || has(state, stateBits.letter) === given.has_letter) &&
        (given.unanswered === undefined || has(state, stateBits.unanswered) === given.unanswered),
    ),
    insurance_type: given.insurance_type ?? null,
    region: given.region ?? null,
    holder: person === undefined ? null : person === 'nobody' ? NOBODY : person.toLowerCase(),
    facets: [
      ...token('status', given.status),
      ...token('urgent', given.urgent),
      ...token('letter', given.has_letter),
      ...token('unanswered', given.unanswered),
      ...token('type', given.insurance_type),
      ...token('region', given.region),
      ...token('holder', person?.toLowerCase()),
    ],
  }
}

const token = (name: string, value: string | boolean | undefined) =>
  value === undefined ? [] : [`${name}:${value}`]

/** Which part of `desk_claims.state` says what; the status is the number of the two bits between them. */
export const stateBits = { letter: 1, urgent: 2, unanswered: 16 } as const
export const LAST_STATE = 31

const allStates = Array.from({ length: LAST_STATE + 1 }, (_, state) => state)
const statusOf = (state: number) => claimStatuses[(state >> 2) & 3]
const has = (state: number, bit: number) => (state & bit) !== 0
