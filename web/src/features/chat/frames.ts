import { type ChatFrame, chatFrame, chatSocketPath, type Message, message } from '@recourse/contract/chat'
import { parseJson } from '../../platform/error-sentences.ts'
import { validate } from '../../platform/validate.ts'

/** A message has no type. What we do not know may be newer than this page, and is passed over. */
export function readFrame(text: string): Message | ChatFrame | undefined {
  const value = parseJson(text)
  const frame = validate(chatFrame, value)
  if (frame.ok) return frame.data
  const said = validate(message, value)
  return said.ok ? said.data : undefined
}

/** `after`: what the reader holds; left out, only what comes from now on is sent. */
export function socketAddress(ticket: string, claimUid: string, after: number | undefined): string {
  const url = new URL(chatSocketPath, window.location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  url.searchParams.set('user_token', ticket)
  url.searchParams.set('claim_uid', claimUid)
  if (after !== undefined) url.searchParams.set('after', `${after}`)
  return url.href
}
