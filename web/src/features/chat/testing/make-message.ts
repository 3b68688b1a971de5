import type { Message } from '@recourse/contract/chat'
import { makeClaim } from '../../claims/testing/make-claim.ts'

export const claim = makeClaim({ id: 7, uid: 'a3f09c1e-0000-4000-8000-000000000007', subject: 'Brain MRI' })
export const maria = { username: 'mdelgado', role: 'community' } as const
export const priya = { username: 'priya_n', role: 'staff' } as const

export function makeMessage(seq: number, different: Partial<Message> = {}): Message {
  return {
    uid: `message-${seq}`,
    content: `Message ${seq}`,
    ...priya,
    time: new Date(Date.UTC(2026, 10, 12, 14, seq)).toISOString(),
    claim_uid: claim.uid,
    seq,
    client_id: null,
    ...different,
  }
}
