import { createHash, randomBytes } from 'node:crypto'
import { chatLimits } from '@recourse/contract/chat'
import { eq, lt } from 'drizzle-orm'
import { after, seconds } from '../../platform/clock.ts'
import type { Orm } from '../../platform/db/database.ts'
import { violates } from '../../platform/describe-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { notSignedIn } from '../../platform/http/app-error.ts'
import { chat_tickets } from '../../schema/chat.ts'
import { requireVisibleClaim } from '../claims/access.ts'
import type { ChatDeps } from './deps.ts'

const sessionOfTicket = 'chat_tickets_session_uid_sessions_uid_fk'

/** 256 bits, so a plain hash hides it well enough. */
export async function makeTicket(
  { orm, clock }: ChatDeps,
  actor: Actor,
  claimUid: string,
): Promise<{ ticket: string }> {
  const { uid: claim_uid } = await requireVisibleClaim(orm, actor, claimUid)
  const ticket = randomBytes(32).toString('base64url')
  const row = {
    ticket_hash: hashed(ticket),
    session_uid: actor.session_uid,
    claim_uid,
    expires_at: after(clock(), seconds(chatLimits.ticketSeconds)),
  }
  try {
    await orm.insert(chat_tickets).values(row)
  } catch (error) {
    // The session has ended since the request came.
    throw violates(error, sessionOfTicket) ? notSignedIn() : error
  }
  return { ticket }
}

/** The session behind a ticket for this claim. It is used up by being asked for, rightly or not. */
export async function takeTicket(
  { orm, clock }: ChatDeps,
  ticket: string,
  claimUid: string,
): Promise<string | null> {
  const [taken] = await orm
    .delete(chat_tickets)
    .where(eq(chat_tickets.ticket_hash, hashed(ticket)))
    .returning()
  return taken && taken.claim_uid === claimUid && taken.expires_at > clock() ? taken.session_uid : null
}

export async function deleteExpiredTickets(orm: Orm, now: Date): Promise<void> {
  await orm.delete(chat_tickets).where(lt(chat_tickets.expires_at, now))
}

function hashed(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url')
}
