import { chatClientFrame, chatCloseCodes, chatLimits, chatSocketPath } from '@recourse/contract/chat'
import { wholeNumber } from '@recourse/contract/paging'
import { uid } from '@recourse/contract/text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { seconds } from '../../platform/clock.ts'
import { errorCode } from '../../platform/error-code.ts'
import { type Actor, requireAccess } from '../../platform/http/actor.ts'
import { AppError, notAllowed, notSignedIn } from '../../platform/http/app-error.ts'
import { networkOf } from '../../platform/http/network-address.ts'
import { parseInput } from '../../platform/http/parse-input.ts'
import type { Socket } from '../../platform/realtime/socket.ts'
import { createSocketServer } from '../../platform/realtime/socket-server.ts'
import { requireVisibleClaim } from '../claims/access.ts'
import { type ChatDeps, channels, type TypingNews } from './deps.ts'
import { createFrameBudget } from './frame-budget.ts'
import type { Hub } from './hub.ts'
import { createSeats } from './seats.ts'
import { markSeen } from './service.ts'
import { takeTicket } from './tickets.ts'

const socketQuery = z.object({
  claim_uid: uid,
  after: z.optional(wholeNumber('after must be a whole number.')),
})

/** Bytes. */
const sockets = { maxPayload: 1_024, bufferMax: 1_048_576, patience: seconds(15) }

export function registerChatSocket(app: FastifyInstance, deps: ChatDeps, hub: Hub): void {
  const server = createSocketServer(app, { ...sockets, beatEvery: seconds(chatLimits.aliveSeconds) })
  const seats = createSeats(chatLimits.socketsPerPerson)
  app.addHook('onClose', async () => hub.close())

  app.get(chatSocketPath, async (request, reply) => {
    await deps.rateLimits.take('requests_by_address', networkOf(request.ip))
    requireOwnOrigin(request, deps.publicUrl)
    const actor = await requireActor(deps, request)
    const { claim_uid, after } = parseInput(socketQuery, request.query)
    const claim = await requireVisibleClaim(deps.orm, actor, claim_uid)
    const leaveSeat = seats.take(actor.person_uid)
    if (!leaveSeat) throw tooManySockets()
    const socket = await server.accept(request, reply).catch((error: unknown) => {
      leaveSeat()
      throw error
    })
    if (!socket?.isOpen) return leaveSeat()
    socket.onClose(leaveSeat)
    listen(deps, actor, claim.uid, socket)
    hub.enter(claim.uid, { actor, socket, cursor: 0 }, after).catch((error: unknown) => {
      deps.log.warn({ code: errorCode(error) }, 'a chat could not be opened')
      socket.close(chatCloseCodes.restarting, 'please try again')
    })
  })
}

/** Programs send no Origin; a browser always does, and only our own pages may connect. */
function requireOwnOrigin({ headers }: FastifyRequest, publicUrl: string): void {
  if (headers.origin !== undefined && headers.origin !== new URL(publicUrl).origin) throw notAllowed()
}

async function requireActor(deps: ChatDeps, { query }: FastifyRequest): Promise<Actor> {
  const { user_token, claim_uid } = query as Record<string, unknown>
  if (typeof user_token !== 'string' || user_token === '') throw notSignedIn()
  const actor = isTicket(user_token)
    ? await actorOfTicket(deps, user_token, String(claim_uid))
    : await deps.sessions.authenticate(user_token)
  requireAccess('signed_in', actor)
  if (!actor) throw notSignedIn()
  return actor
}

/** Tokens have three parts with dots between them, tickets have none. */
const isTicket = (text: string) => !text.includes('.')

async function actorOfTicket(deps: ChatDeps, ticket: string, claimUid: string): Promise<Actor | null> {
  const sessionUid = await takeTicket(deps, ticket, claimUid.toLowerCase())
  return sessionUid === null ? null : deps.sessions.findActor(sessionUid)
}

const tooManySockets = () =>
  new AppError(429, 'This chat is open in too many places. Please close some of them.', {
    retryAfterSeconds: 10,
  })

function listen(deps: ChatDeps, actor: Actor, claim_uid: string, socket: Socket): void {
  const budget = createFrameBudget(deps.clock)
  socket.onText((text) => {
    const frame = readFrame(text)
    if (!frame) return socket.close(chatCloseCodes.badFrame, 'not a frame of this chat')
    if (!budget.take()) return socket.close(chatCloseCodes.tooManyFrames, 'too many frames')
    const news: TypingNews = { claim_uid, person_uid: actor.person_uid }
    const done =
      frame.type === 'seen'
        ? markSeen(deps, actor, { claim_uid, seq: frame.seq })
        : budget.takeTyping() && deps.bus.publish(channels.typing, news)
    Promise.resolve(done).catch((error: unknown) =>
      deps.log.warn({ code: errorCode(error) }, 'a chat frame was lost'),
    )
  })
}

function readFrame(text: string) {
  try {
    return z.safeParse(chatClientFrame, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
