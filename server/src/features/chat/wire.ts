import { type ChatPerson, chatRole, type Message } from '@recourse/contract/chat'
import type { RoleFlags } from '@recourse/contract/roles'
import { staffInGeneral } from '@recourse/contract/timeline'
import type { MessageRow } from './store.ts'

/** A stored message as the contract promises it. Only an account of staff can go while the claim stays. */
export function toMessage(row: MessageRow): Message {
  return {
    uid: row.uid,
    content: row.content,
    username: row.username ?? staffInGeneral,
    role: row.role,
    time: row.created_at.toISOString(),
    claim_uid: row.claim_uid,
    seq: row.seq,
    client_id: row.client_id,
  }
}

export function toChatPerson(person: RoleFlags & { username: string }): ChatPerson {
  return { username: person.username, role: chatRole(person) }
}
