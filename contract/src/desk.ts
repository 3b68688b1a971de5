import * as z from 'zod/mini'
import { claimStatuses, insuranceTypes, type OptionsOf } from './claim-options.ts'
import { claim } from './claims.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { pageLimit, wholeNumber } from './paging.ts'
import { isRegionName } from './regions.ts'
import { isoTime, requiredText, storable, strict, uid } from './text.ts'

/** Numbers of the staff desk. */
export const deskLimits = {
  searchMin: 3,
  /** A search shows the newest so many matches. */
  searchMatches: 200,
  /** Counts of combined filters stop here. */
  countCap: 1_000,
  noteMax: 4_000,
} as const

export const deskOrders = ['newest', 'waiting', 'urgent', 'unanswered'] as const
export type DeskOrder = (typeof deskOrders)[number]

const staffName = z.object({ uid: z.string(), name: z.string() })

/** A claim as staff see it. Members get `claim`, which has no place for what is added here. */
export const deskClaim = z.extend(claim, {
  region: z.nullable(z.object({ name: z.string() })),
  assignee: z.nullable(staffName),
  /** The newest message is the claimant's. */
  unanswered: z.boolean(),
  /** Since when it has been our turn; null when it is not. */
  waiting_since: z.nullable(isoTime),
})
export type DeskClaim = z.infer<typeof deskClaim>

const choose = 'Please choose one of the options.'
const yesNo = z.optional(
  z.pipe(
    z.enum(['true', 'false'], 'Please say true or false.'),
    z.transform((text: 'true' | 'false') => text === 'true'),
  ),
)
const searchText = z.string().check(
  z.trim(),
  z.overwrite((text) => text.replace(/\s+/g, ' ')),
  z.minLength(deskLimits.searchMin, `Please type at least ${deskLimits.searchMin} characters.`),
  z.maxLength(limits.lineMax, `Please use at most ${limits.lineMax} characters.`),
  storable,
  z.refine(
    (text) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= deskLimits.searchMin,
    `Please type at least ${deskLimits.searchMin} letters or digits.`,
  ),
)

const deskQuery = strict({
  /** Subject, claimant's name or email, insurer, or the claim's id (whole, or its first 8 characters). */
  search: z.optional(searchText),
  /** The status that is shown: a claim its owner has resolved counts as Resolved. */
  status: z.optional(z.enum(claimStatuses, choose)),
  urgent: yesNo,
  insurance_type: z.optional(
    z.enum(
      Object.keys(insuranceTypes) as [
        OptionsOf<typeof insuranceTypes>,
        ...OptionsOf<typeof insuranceTypes>[],
      ],
      choose,
    ),
  ),
  region: z.optional(z.string().check(z.refine(isRegionName, 'Please select a Region.'))),
  has_letter: yesNo,
  /** Whether the newest message is the claimant's. */
  unanswered: yesNo,
  /** `me`, `nobody`, or the uid of someone on staff. */
  assigned: z.optional(z.union([z.literal('me'), z.literal('nobody'), uid], choose)),
  order: z.optional(z.enum(deskOrders, choose)),
  limit: z.optional(pageLimit(limits.claimsPageMax)),
  /** Only in the order `newest`. */
  id_before: z.optional(wholeNumber('id_before must be a whole number.')),
  id_after: z.optional(wholeNumber('id_after must be a whole number.')),
  /** The `next` or `previous` of another page of the same view. */
  cursor: z.optional(z.string().check(z.maxLength(200, 'That cursor is not one of ours.'))),
}).check(
  z.refine(
    ({ id_before, id_after, cursor }) =>
      [id_before, id_after, cursor].filter((given) => given !== undefined).length <= 1,
    { path: ['id_after'], error: 'Please give only one of id_before, id_after and cursor.' },
  ),
  z.refine(
    ({ order = 'newest', id_before, id_after }) =>
      order === 'newest' || (id_before === undefined && id_after === undefined),
    { path: ['order'], error: 'id_before and id_after go with the order newest; please use cursor.' },
  ),
)

export const listDeskClaims = endpoint({
  method: 'GET',
  path: '/api/v1/admin/claims',
  access: 'staff',
  summary:
    'All claims. Newest first, longest waiting for us first, urgent first, or those with an unanswered message first. A search shows its newest 200 matches.',
  query: deskQuery,
  reply: z.object({
    claims: z.array(deskClaim),
    count: z.int(),
    /** True: there are at least `count`. */
    count_capped: z.boolean(),
    /** For `cursor`; null where the list ends. */
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
})

export const setClaimStatus = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/claim_status',
  access: 'staff',
  summary:
    'Set a status. With `from`, the status that was seen, a change by someone else meanwhile is a 409.',
  body: strict({
    status: z.enum(claimStatuses, choose),
    claim_uid: uid,
    from: z.optional(z.enum(claimStatuses, choose)),
  }),
  reply: deskClaim,
})

export const assignClaim = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/assign_claim',
  access: 'staff',
  summary: 'Give a claim to someone on staff, or, without assignee_uid, to nobody.',
  body: strict({ claim_uid: uid, assignee_uid: z.optional(z.nullable(uid)) }),
  reply: deskClaim,
})

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/v1/admin/staff',
  access: 'staff',
  summary: 'Everyone a claim can be given to.',
  reply: z.array(z.object({ uid: z.string(), name: z.string(), role: z.string() })),
})

export const claimNote = z.object({
  uid: z.string(),
  text: z.string(),
  /** Null where the account is gone. */
  author: z.nullable(staffName),
  created_at: isoTime,
})

export const addClaimNote = endpoint({
  method: 'POST',
  path: '/api/v1/admin/claim_notes',
  access: 'staff',
  summary: 'Write an internal note. The claimant never sees it.',
  body: strict({ claim_uid: uid, text: requiredText('Please write a note.', deskLimits.noteMax) }),
  reply: claimNote,
})

export const listClaimNotes = endpoint({
  method: 'GET',
  path: '/api/v1/admin/claim_notes',
  access: 'staff',
  summary: 'The internal notes of a claim, newest first, at most 200.',
  query: strict({ claim_uid: uid }),
  reply: z.object({ notes: z.array(claimNote) }),
})
