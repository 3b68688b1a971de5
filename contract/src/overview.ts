import * as z from 'zod/mini'
import { claimStatuses } from './claim-options.ts'
import { endpoint } from './endpoint.ts'
import { isoTime } from './text.ts'

export const overviewWeeks = 26
/** Replies are measured on claims of so many weeks: older ones say little about how we are now. */
export const replyWeeks = 12
/** In a file that leaves the service, groups smaller than this are joined, so that nobody is singled out. */
export const smallestGroup = 5

/** Largest first. `value` is the contract's own word for it; null where the claims do not say. */
const group = z.object({ value: z.nullable(z.string()), claims: z.int() })

export const overview = z.object({
  as_of: isoTime,
  claims: z.int(),
  /** By the status that is shown: a claim its owner has resolved counts as Resolved. Every status, in order. */
  by_status: z.array(z.object({ status: z.enum(claimStatuses), claims: z.int() })),
  /** The oldest claim on which we act next; null when none waits. */
  oldest_waiting: z.nullable(z.object({ claim_uid: z.string(), waiting_since: isoTime })),
  /** The last 26 weeks, oldest first, empty ones too; each named by its Monday in UTC. The last is under way. */
  by_week: z.array(z.object({ week: z.string(), claims: z.int() })),
  by_insurance_type: z.array(group),
  by_denial_reason: z.array(group),
  by_region: z.array(group),
  /** Of claims filed in the last 12 weeks, the one under way included. */
  first_reply: z.object({
    /** How many have had a message from us, and how many have not. */
    replied: z.int(),
    unreplied: z.int(),
    /** Half of those with a reply had it within so many minutes or less, to two digits. Null where none has one. */
    median_minutes: z.nullable(z.int()),
  }),
  /** Whole dollars: the total cost of every claim shown as Resolved. */
  resolved_dollars: z.int(),
})
export type Overview = z.infer<typeof overview>

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/v1/admin/overview',
  access: 'staff',
  summary: 'How many claims there are, of which kinds, and what waits.',
  reply: overview,
})

export const exportOverview = endpoint({
  method: 'GET',
  path: '/api/v1/admin/overview_csv',
  access: 'staff',
  summary: 'The same as a table for a spreadsheet, without names.',
  reply: z.object({ file_name: z.string(), csv: z.string() }),
})
