import * as chat from '@recourse/contract/chat'
import { type Route, route } from '../../platform/http/route.ts'
import type { ChatDeps } from './deps.ts'
import type { Hub } from './hub.ts'
import { markSeen, readMessages, sendMessage } from './service.ts'
import { makeTicket } from './tickets.ts'

export function chatRoutes(deps: ChatDeps, hub: Hub): Route[] {
  return [
    route(chat.listMessages, ({ actor, address, query }) => readMessages(deps, actor, address, query)),
    route(chat.sendMessage, async ({ actor, body }) => {
      const message = await sendMessage(deps, actor, body)
      hub.announce(message)
      return message
    }),
    route(chat.makeChatTicket, ({ actor, body }) => makeTicket(deps, actor, body.claim_uid)),
    route(chat.markMessagesSeen, ({ actor, body }) => markSeen(deps, actor, body)),
  ]
}
