import * as z from 'zod/mini'
import { claimAnswers } from './claim-form.ts'
import { claimStatuses } from './claim-options.ts'
import { document } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { isoTime, strict, uid } from './text.ts'

const named = z.nullable(z.object({ name: z.string() }))

export const claim = z.object({
  /** For paging only; `uid` names the claim everywhere else. */
  id: z.int(),
  uid: z.string(),
  subject: z.string(),
  status: z.enum(claimStatuses),
  marked_resolved: z.boolean(),
  creation_date: isoTime,
  /** The last time anything happened to it. */
  updated_at: isoTime,
  care_date: z.nullable(z.string()),
  insurer: named,
  plan: named,
  description: z.string(),
  urgent: z.boolean(),
  insurance_type: z.nullable(z.string()),
  total_cost: z.nullable(z.int()),
  service_type: z.nullable(z.string()),
  additional_notes: z.nullable(z.string()),
  /** Supporting documents, oldest first. */
  docs: z.array(document),
  appeal_url: z.nullable(z.string()),
  user: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
  }),
  /** Everything the person answered. */
  answers: claimAnswers,
  /** Messages of the other side that the reader has not seen; it stops at 100. */
  unread: z.int(),
})
export type Claim = z.infer<typeof claim>

/** A claim its owner has resolved shows as Resolved whatever its status. */
export function shownStatus({ status, marked_resolved }: Pick<Claim, 'status' | 'marked_resolved'>) {
  return marked_resolved ? 'Resolved' : status
}

/** Who acts next, in words for the person whose claim it is; nothing when it is resolved. */
export function nextStep(claim: Pick<Claim, 'status' | 'marked_resolved'>): 'you' | 'us' | null {
  const status = shownStatus(claim)
  if (status === 'Resolved') return null
  return status === 'User Action Required' ? 'you' : 'us'
}

const pageNumber = (sentence: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, sentence)),
    z.transform((text: string) => Number(text)),
  )

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/v1/claims',
  access: 'signed_in',
  summary:
    "The caller's own claims, newest first. `id_before` gives the next older page, `id_after` the next newer.",
  query: strict({
    limit: z.optional(
      pageNumber('limit must be a whole number.').check(
        z.refine(
          (count) => count >= 1 && count <= limits.claimsPageMax,
          `limit must be from 1 to ${limits.claimsPageMax}.`,
        ),
      ),
    ),
    id_before: z.optional(pageNumber('id_before must be a whole number.')),
    id_after: z.optional(pageNumber('id_after must be a whole number.')),
  }).check(
    z.refine((query) => query.id_before === undefined || query.id_after === undefined, {
      path: ['id_after'],
      error: 'Please give id_before or id_after, not both.',
    }),
  ),
  reply: z.object({
    claims: z.array(claim),
    count: z.int(),
    /** How many of all the caller's claims wait for the caller; 0 for staff. */
    needs_you: z.int(),
    /** Unread messages over all the caller's claims; it stops at 100. */
    unread_total: z.int(),
  }),
})

export const submitClaim = endpoint({
  method: 'POST',
  path: '/api/v1/claims',
  access: 'member',
  summary: 'File a claim. With an Idempotency-Key a repeat answers with the same claim.',
  body: claimAnswers,
  reply: claim,
})

export const markClaimsResolved = endpoint({
  method: 'PUT',
  path: '/api/v1/mark_claim_resolved',
  access: 'member',
  summary: 'Mark claims of yours as resolved, or reopen them. All or nothing.',
  body: strict({
    mark_resolved: z.boolean('Please say true or false.'),
    claim_uids: z
      .array(uid, 'Please name at least one claim.')
      .check(
        z.minLength(1, 'Please name at least one claim.'),
        z.maxLength(limits.bulkClaimsMax, `Please name at most ${limits.bulkClaimsMax} claims at once.`),
      ),
  }),
  reply: z.object({ marked_resolved: z.boolean(), claim_uids: z.array(z.string()) }),
})
