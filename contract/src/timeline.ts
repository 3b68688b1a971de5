import * as z from 'zod/mini'
import { claimStatuses } from './claim-options.ts'
import { endpoint } from './endpoint.ts'
import { isoTime, strict, uid } from './text.ts'

/** Who may see what. The only place that says so; the server leaves out whatever is not for the reader. */
export const timelineReaders = {
  submitted: 'everyone',
  status_changed: 'everyone',
  resolved: 'everyone',
  reopened: 'everyone',
  document_added: 'everyone',
  letter_added: 'everyone',
  messages_sent: 'everyone',
  assigned: 'staff',
  note_added: 'staff',
} as const satisfies Record<string, 'everyone' | 'staff'>
export type TimelineKind = keyof typeof timelineReaders

/** What a member reads instead of the name of someone on staff. */
export const staffInGeneral = 'Recourse staff'

/** The newest so many events are shown. */
export const timelineMax = 200

const event = <const K extends TimelineKind, const S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.object({
    uid: z.string(),
    kind: z.literal(kind),
    at: isoTime,
    /** Null where the account is gone. */
    by: z.nullable(z.object({ name: z.string() })),
    ...shape,
  })

const status = z.enum(claimStatuses)
/** `url` works for a few minutes; null while the virus scanner has not seen the file. */
const file = z.object({ uid: z.string(), name: z.string(), url: z.nullable(z.string()) })

export const timelineEvent = z.discriminatedUnion('kind', [
  event('submitted', {}),
  event('status_changed', { from: status, to: status }),
  event('resolved', {}),
  event('reopened', {}),
  event('document_added', { file }),
  event('letter_added', { file }),
  /** Messages that one person wrote in a row, never their words; `at` is when the last of them came. */
  event('messages_sent', { count: z.int() }),
  event('assigned', { assignee: z.nullable(z.object({ uid: z.string(), name: z.string() })) }),
  event('note_added', { text: z.string() }),
])
export type TimelineEvent = z.infer<typeof timelineEvent>

export const getClaimTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/claim_timeline',
  access: 'signed_in',
  summary:
    'What happened to a claim, newest first: for a member the part that is theirs, for staff all of it.',
  query: strict({ claim_uid: uid }),
  reply: z.object({ events: z.array(timelineEvent) }),
})
