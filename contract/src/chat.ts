import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { pageLimit, wholeNumber } from './paging.ts'
import type { RoleFlags } from './roles.ts'
import { isoTime, storable, strict, uid } from './text.ts'

/** Numbers of the chat. Durations are in the unit their name ends with. */
export const chatLimits = {
  messageMax: 4_000,
  pageSize: 50,
  pageMax: 200,
  ticketSeconds: 30,
  messagesPerMinute: 60,
  /** On one node. */
  socketsPerPerson: 10,
  unreadMax: limits.unreadMax,
  /** How often a socket hears `alive`. One that heard nothing for twice as long is dead. */
  aliveSeconds: 20,
  /** `typing` counts for this long after it came; whoever types says so again before. */
  typingSeconds: 6,
  noticeMinutes: 5,
  noticeEveryMinutes: 60,
} as const

/** Where the socket is. `user_token` takes a ticket or the token, `after` the last sequence the client holds. */
export const chatSocketPath = '/api/v1/chat'

export const chatRoles = ['community', 'staff', 'claims admin', 'superuser'] as const
export type ChatRole = (typeof chatRoles)[number]

/** The highest of them. */
export function chatRole(person: RoleFlags): ChatRole {
  if (person.is_superuser) return 'superuser'
  if (person.is_claims_admin) return 'claims admin'
  return person.is_staff ? 'staff' : 'community'
}

/** What the writer reads when a message is empty or too long; null when it can be sent. */
export function messageProblem(content: string): string | null {
  if (content.trim() === '') return messageSentences.empty
  return content.trim().length > chatLimits.messageMax ? messageSentences.tooLong : null
}

export const messageSentences = {
  empty: 'Please enter a message.',
  tooLong: 'Please use at most 4,000 characters. You can send the rest as a second message.',
  sendFailed: 'Request Error',
} as const

export const message = z.object({
  uid: z.string(),
  /** Plain text. */
  content: z.string(),
  username: z.string(),
  /** What the writer was when it was written. */
  role: z.enum(chatRoles),
  time: isoTime,
  claim_uid: z.string(),
  /** Counts 1, 2, 3, … in each claim. */
  seq: z.int(),
  /** The id that its writer's client made for it, by which that client knows it again. */
  client_id: z.nullable(z.string()),
})
export type Message = z.infer<typeof message>

const seqNumber = (name: string) => wholeNumber(`${name} must be a whole number.`)

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/v1/messages',
  access: 'signed_in',
  summary: 'The newest messages of a claim, oldest of them first. `before` and `after` take a sequence.',
  query: strict({
    claim_uid: uid,
    before: z.optional(seqNumber('before')),
    after: z.optional(seqNumber('after')),
    limit: z.optional(pageLimit(chatLimits.pageMax)),
  }).check(
    z.refine(({ before, after }) => before === undefined || after === undefined, {
      path: ['after'],
      error: 'Please give before or after, not both.',
    }),
  ),
  reply: z.object({ messages: z.array(message) }),
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/v1/messages',
  access: 'signed_in',
  summary: 'Write a message. A repeat with the same client_id answers with the same message.',
  body: strict({
    content: z
      .string(messageSentences.empty)
      .check(
        z.trim(),
        z.minLength(1, messageSentences.empty),
        z.maxLength(chatLimits.messageMax, messageSentences.tooLong),
        storable,
      ),
    claim_uid: uid,
    client_id: z.optional(
      z.string().check(z.regex(/^[\w-]{1,64}$/, 'client_id takes 1 to 64 letters, digits, - and _.')),
    ),
  }),
  reply: message,
})

export const makeChatTicket = endpoint({
  method: 'POST',
  path: '/api/v1/chat_tickets',
  access: 'signed_in',
  summary: "A ticket that opens one socket to a claim's chat within 30 seconds.",
  body: strict({ claim_uid: uid }),
  reply: z.object({ ticket: z.string() }),
})

export const markMessagesSeen = endpoint({
  method: 'PUT',
  path: '/api/v1/messages_seen',
  access: 'signed_in',
  summary: 'Say up to which message you have seen. It never goes back.',
  body: strict({
    claim_uid: uid,
    seq: z.int('Please give the sequence of a message.').check(z.minimum(0), z.maximum(2_147_483_647)),
  }),
  reply: z.object({ claim_uid: z.string(), seq: z.int() }),
})

const chatPerson = z.object({ username: z.string(), role: z.enum(chatRoles) })
export type ChatPerson = z.infer<typeof chatPerson>

/** Everyone who has the chat open now, the reader included. Each frame replaces the one before. */
export const presenceFrame = z.object({ type: z.literal('presence'), people: z.array(chatPerson) })
export const typingFrame = z.object({ type: z.literal('typing'), ...chatPerson.shape })
/** This person has seen everything up to `seq`; also said of the reader's own other devices. */
export const seenFrame = z.object({ type: z.literal('seen'), ...chatPerson.shape, seq: z.int() })
/** Nothing after `seq` was there when it was sent. The first one says that all that was missed has come. */
export const aliveFrame = z.object({ type: z.literal('alive'), seq: z.int() })

/** Frames beside messages. A frame with a `uid` and without a `type` is a message. */
export const chatFrame = z.discriminatedUnion('type', [presenceFrame, typingFrame, seenFrame, aliveFrame])
export type ChatFrame = z.infer<typeof chatFrame>

export const chatClientFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('typing') }),
  z.strictObject({ type: z.literal('seen'), seq: z.int().check(z.minimum(0), z.maximum(2_147_483_647)) }),
])
export type ChatClientFrame = z.infer<typeof chatClientFrame>

/** Why the server closed a socket. After `signedOut` and `badFrame` a client does not come back by itself. */
export const chatCloseCodes = {
  restarting: 1012,
  badFrame: 4400,
  signedOut: 4401,
  tooManyFrames: 4429,
} as const
