import {
  chatLimits,
  chatRole,
  type listMessages as listMessagesEndpoint,
  type Message,
  type sendMessage as sendMessageEndpoint,
} from '@recourse/contract/chat'
import type { BodyOf, QueryOf } from '@recourse/contract/endpoint'
import { v7 as newUid } from 'uuid'
import { recordAudit } from '../../platform/audit/audit.ts'
import { findDatabaseError } from '../../platform/describe-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { requireVisibleClaim } from '../claims/access.ts'
import { type ChatDeps, channels, type SeenNews } from './deps.ts'
import * as store from './store.ts'
import { toMessage } from './wire.ts'

export async function readMessages(
  { orm }: ChatDeps,
  actor: Actor,
  address: string,
  { claim_uid, before, after, limit = chatLimits.pageSize }: QueryOf<typeof listMessagesEndpoint>,
) {
  const claim = await requireVisibleClaim(orm, actor, claim_uid)
  const found = await store.listMessages(orm, claim_uid, { before, after, limit })
  // Opening a chat is a look at the claim; what follows while it is open is the same look.
  if (claim.person_uid !== actor.person_uid && before === undefined && after === undefined) {
    await recordAudit(orm, {
      actor_uid: actor.person_uid,
      action: 'claim_viewed',
      subject_uids: [claim_uid],
      address,
    })
  }
  return { messages: found.map(toMessage) }
}

/** Stored once per client_id, however often it is sent; heard of by every node once it is committed. */
export async function sendMessage(
  deps: ChatDeps,
  actor: Actor,
  given: BodyOf<typeof sendMessageEndpoint>,
): Promise<Message> {
  // Both at once, since neither needs the other; the limit answers first.
  const [limit, look] = await Promise.allSettled([
    deps.rateLimits.take('messages_by_person', actor.person_uid),
    requireVisibleClaim(deps.orm, actor, given.claim_uid),
  ])
  if (limit.status === 'rejected') throw limit.reason
  if (look.status === 'rejected') throw look.reason
  try {
    return toMessage(await storeMessage(deps, actor, { ...given, owner_uid: look.value.person_uid }))
  } catch (error) {
    if (findDatabaseError(error)?.constraint !== store.sentAlready) throw error
    return toMessage(await findEarlier(deps, actor, given))
  }
}

async function storeMessage(
  deps: ChatDeps,
  actor: Actor,
  { claim_uid, owner_uid, content, client_id }: BodyOf<typeof sendMessageEndpoint> & { owner_uid: string },
) {
  const by_owner = owner_uid === actor.person_uid
  const message = {
    uid: newUid(),
    claim_uid,
    author_uid: actor.person_uid,
    role: chatRole(actor),
    by_owner,
    content,
    client_id: client_id ?? null,
    created_at: deps.clock(),
  }
  return store.appendMessage(deps.orm, message, await deps.planningMail({ claim_uid, by_owner }))
}

async function findEarlier(
  { orm }: ChatDeps,
  { person_uid: author_uid }: Actor,
  { claim_uid, client_id = '', content }: BodyOf<typeof sendMessageEndpoint>,
) {
  const earlier = await store.findByClientId(orm, { claim_uid, author_uid, client_id })
  if (!earlier) throw notFound()
  if (earlier.content === content) return earlier
  throw new AppError(409, 'This message was sent already, with other words.')
}

export async function markSeen(
  { orm, bus }: Pick<ChatDeps, 'orm' | 'bus'>,
  actor: Actor,
  { seq, ...given }: { claim_uid: string; seq: number },
) {
  const { uid: claim_uid } = await requireVisibleClaim(orm, actor, given.claim_uid)
  const { person_uid } = actor
  return orm.transaction(async (tx) => {
    const mark = await store.moveMark(tx, { claim_uid, person_uid, seq })
    const news: SeenNews = { claim_uid, person_uid, seq: mark.seq }
    if (mark.moved) await bus.publish(channels.seen, news, tx)
    return { claim_uid, seq: mark.seq }
  })
}
