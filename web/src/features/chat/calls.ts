import { listMessages, type Message, makeChatTicket, sendMessage } from '@recourse/contract/chat'
import { call } from '../../platform/call.ts'
import type { Outgoing } from './conversation.ts'

/** Milliseconds. A message is short: what takes longer than this is lost on the way. */
const sendingMs = 20_000

export async function takeTicket(claim_uid: string, signal: AbortSignal): Promise<string> {
  return (await call(makeChatTicket, { body: { claim_uid }, signal })).ticket
}

/** The newest ones, those before a sequence, or those after one. Ascending. */
export async function fetchMessages(
  claim_uid: string,
  from: { readonly before?: number; readonly after?: number; readonly limit?: number } = {},
): Promise<Message[]> {
  const query = {
    claim_uid,
    before: from.before?.toString(),
    after: from.after?.toString(),
    limit: from.limit?.toString(),
  }
  return (await call(listMessages, { query })).messages
}

export function postMessage(
  claim_uid: string,
  { content, client_id }: Pick<Outgoing, 'content' | 'client_id'>,
): Promise<Message> {
  const signal = AbortSignal.timeout(sendingMs)
  return call(sendMessage, { body: { content, claim_uid, client_id }, signal })
}
