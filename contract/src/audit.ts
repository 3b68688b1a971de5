import * as z from 'zod/mini'
import { isCalendarDate } from './claim-form.ts'
import { claimStatuses } from './claim-options.ts'
import { endpoint } from './endpoint.ts'
import { adminPageMax, pageLimit, wholeNumber } from './paging.ts'
import { roleFlags } from './roles.ts'
import { isoTime, strict, uid } from './text.ts'

/** Everything that is written down, each as one word. */
export const auditActions = [
  'claims_viewed',
  'claim_viewed',
  'document_opened',
  'status_changed',
  'assigned',
  'note_added',
  'document_added',
  'letter_added',
  'people_viewed',
  'role_granted',
  'role_taken',
  'account_disabled',
  'account_enabled',
  'sessions_ended',
  'second_step_reset',
  'audit_read',
  'export_made',
  'account_erased',
] as const
/** Stands for whoever used the account command: they sit at the server and have no account there. */
export const operatorUid = '00000000-0000-0000-0000-000000000000'
export type AuditAction = (typeof auditActions)[number]

/**
 * What an entry may say beyond who, what and whom: words of a closed list, uids, counts and flags. A name, a free
 * text or a health detail has no place to go, and is refused when it is tried.
 */
export const auditDetails = z.strictObject({
  from: z.optional(z.enum(claimStatuses)),
  to: z.optional(z.enum(claimStatuses)),
  role: z.optional(z.enum(roleFlags)),
  assignee_uid: z.optional(z.nullable(z.guid())),
  previous_assignee_uid: z.optional(z.nullable(z.guid())),
  file_uid: z.optional(z.guid()),
  file_kind: z.optional(z.enum(['supporting', 'appeal_letter', 'sob'])),
  note_uid: z.optional(z.guid()),
  export: z.optional(z.enum(['overview'])),
  /** The action that a reader of the log asked for. */
  action: z.optional(z.enum(auditActions)),
  /** Whether a list was searched; never for what. */
  searched: z.optional(z.boolean()),
  count: z.optional(z.int()),
})
export type AuditDetails = Readonly<z.infer<typeof auditDetails>>

const auditEntry = z.object({
  id: z.int(),
  at: isoTime,
  actor_uid: z.string(),
  /** Looked up when read; null where the account is gone. The log itself holds no name. */
  actor_username: z.nullable(z.string()),
  action: z.enum(auditActions),
  subject_uids: z.array(z.string()),
  /** A network, not a device: "203.0.113.0/24". */
  address: z.string(),
  details: auditDetails,
})
export type AuditEntryShown = z.infer<typeof auditEntry>

const day = z.string().check(z.refine(isCalendarDate, 'Please enter a date that exists.'))

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit',
  access: 'superuser',
  summary: 'The audit log, newest first. Reading it is written down too.',
  query: strict({
    actor_uid: z.optional(uid),
    action: z.optional(z.enum(auditActions, 'Please choose one of the options.')),
    /** A claim, document or person that an entry is about. */
    subject_uid: z.optional(uid),
    /** Whole days in UTC, the last one included. */
    from: z.optional(day),
    to: z.optional(day),
    limit: z.optional(pageLimit(adminPageMax)),
    /** The `next_id_before` of the page before. */
    id_before: z.optional(wholeNumber('id_before must be a whole number.')),
  }),
  reply: z.object({
    entries: z.array(auditEntry),
    next_id_before: z.nullable(z.int()),
    /** The newest seal of the chain. Noted elsewhere, it shows later that nothing before it was changed. */
    chain_head: z.nullable(z.object({ position: z.int(), hash: z.string() })),
  }),
})
