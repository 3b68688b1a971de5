import { claimStatuses } from '@recourse/contract/claim-options'
import { type DeskOrder, deskLimits } from '@recourse/contract/desk'
import fc from 'fast-check'

/** Claims that differ in everything the desk looks at, with few values each, so that many fall together. */
export const shape = fc.record({
  subject: fc.constantFrom(
    'Brain MRI',
    'Insulin pump',
    '100% of a bill',
    'A_b plan',
    'back\\slash',
    'Éclair',
  ),
  first_name: fc.constantFrom('Sam', 'Maria', 'Ed'),
  last_name: fc.constantFrom('Sample', 'Li', 'Delgado'),
  email: fc.constantFrom('sam@example.com', 'maria@example.org'),
  insurance_administrator: fc.constantFrom('Harbor Mutual', 'Common Health', 'Common Care', undefined),
  status: fc.constantFrom(...claimStatuses),
  marked_resolved: fc.boolean(),
  urgent: fc.boolean(),
  insurance_type: fc.constantFrom('MEDICARE', 'MEDICAID', 'CHIP'),
  region: fc.constantFrom('Guam', 'Ohio', 'Texas'),
  letter: fc.boolean(),
  /** The messages in turn: true for the claimant's, false for ours. Each comes an hour after the one before. */
  talk: fc.array(fc.boolean(), { maxLength: 3 }),
  assignee: fc.constantFrom('me', 'colleague', 'nobody'),
  /** Minutes after the first; many at the same time. */
  minute: fc.integer({ min: 0, max: 40 }),
} as const)
type Shape = typeof shape extends fc.Arbitrary<infer S> ? S : never
export type Known = Omit<Shape, 'assignee'> & { id: number; uid: string; assignee: string | null }

export interface Query {
  readonly search?: string | undefined
  readonly status?: string | undefined
  readonly urgent?: boolean | undefined
  readonly insurance_type?: string | undefined
  readonly region?: string | undefined
  readonly has_letter?: boolean | undefined
  readonly unanswered?: boolean | undefined
  readonly assigned?: string | undefined
  readonly order?: DeskOrder | undefined
  readonly limit?: number | undefined
}

const shown = (claim: Known) => (claim.marked_resolved ? 'Resolved' : claim.status)
const isUnanswered = ({ talk }: Known) => talk.at(-1) ?? false
const NEVER = Number.POSITIVE_INFINITY

/** In minutes: from filing, or from the first message that we have not answered; never once it is resolved. */
function waitsSince(claim: Known): number {
  if (shown(claim) === 'Resolved') return NEVER
  const atFirst = shown(claim) === 'User Action Required' ? NEVER : claim.minute
  return claim.talk.reduce(
    (since, isTheirs, index) => (isTheirs ? Math.min(since, messageMinute(claim, index)) : NEVER),
    atFirst,
  )
}

export const messageMinute = ({ minute }: Pick<Known, 'minute'>, index: number) => minute + 60 * (index + 1)

const before: Record<DeskOrder, (a: Known, b: Known) => number> = {
  newest: (a, b) => b.id - a.id,
  urgent: (a, b) => Number(b.urgent) - Number(a.urgent) || b.id - a.id,
  waiting: longestFirst,
  unanswered: (a, b) => Number(isUnanswered(b)) - Number(isUnanswered(a)) || longestFirst(a, b),
}

function longestFirst(a: Known, b: Known): number {
  const [first, second] = [waitsSince(a), waitsSince(b)]
  return first === second ? a.id - b.id : first < second ? -1 : 1
}

function textMatches(claim: Known, search: string): boolean {
  const typed = search.toLowerCase()
  if (claim.uid === typed || (typed.length === 8 && claim.uid.startsWith(typed))) return true
  const { subject, first_name, last_name, email, insurance_administrator = '' } = claim
  const fields = [subject, `${first_name} ${last_name}`, email, insurance_administrator]
  const contains = (text: string) => fields.some((field) => field.toLowerCase().includes(text))
  const words = typed.split(' ')
  return words.some((word) => /[\p{L}\p{N}]{3}/u.test(word)) ? words.every(contains) : contains(typed)
}

/** The same question, asked of plain objects by `me`. */
export function reference(known: readonly Known[], me: string, query: Query) {
  const { order = 'newest' } = query
  const { assigned } = query
  const assignee = assigned === 'me' ? me : assigned === 'nobody' ? null : assigned
  const filtered = known.filter(
    (claim) =>
      (query.status === undefined || shown(claim) === query.status) &&
      (query.urgent === undefined || claim.urgent === query.urgent) &&
      (query.insurance_type === undefined || claim.insurance_type === query.insurance_type) &&
      (query.region === undefined || claim.region === query.region) &&
      (query.has_letter === undefined || claim.letter === query.has_letter) &&
      (query.unanswered === undefined || isUnanswered(claim) === query.unanswered) &&
      (assigned === undefined || claim.assignee === assignee),
  )
  if (query.search === undefined) {
    return { ids: filtered.toSorted(before[order]).map(({ id }) => id), count_capped: false }
  }
  const { search } = query
  const matches = filtered.filter((claim) => textMatches(claim, search)).toSorted(before.newest)
  const newest = matches.slice(0, deskLimits.searchMatches)
  return {
    ids: newest.toSorted(before[order]).map(({ id }) => id),
    count_capped: matches.length > newest.length,
  }
}
