import { randomUUID } from 'node:crypto'
import { chatSocketPath } from '@recourse/contract/chat'
import { describe, expect, test, vi } from 'vitest'
import {
  chatAddress,
  closeSocketsAfterwards,
  openChat,
  refusal,
} from '../../features/chat/testing/chat-socket.ts'
import { createLinks } from '../../platform/uploads/links.ts'
import { makeApp } from '../make-app.ts'
import { makeFile } from '../make-file.ts'
import { type CallerName, callerNames, makeCaller } from './callers.ts'
import { expectedOf, things } from './expected.ts'

vi.setConfig({ testTimeout: 60_000 })
const server = await makeApp()
const address = await chatAddress(server)
closeSocketsAfterwards()
const stranger = await makeCaller(server, 'member')

const nobodies: readonly CallerName[] = [
  'visitor',
  'unverified',
  'revoked',
  'expired',
  'tampered',
  'disabled',
]

describe(`the socket ${chatSocketPath}`, () => {
  test.each(callerNames)('as %s opens the chats of the claims they may see, and no other', async (name) => {
    const caller = await makeCaller(server, name)
    const claims = { own: caller.own.claim_uid, "another's": stranger.own.claim_uid, missing: randomUUID() }
    for (const thing of things) {
      const user_token = (await caller.freshToken()) ?? ''
      const query = { user_token, claim_uid: claims[thing] }
      if (nobodies.includes(name)) expect((await refusal(address, query)).status, thing).toBe(401)
      else if (expectedOf('claim', name, thing) === 'found') (await openChat(address, query)).ws.terminate()
      else expect((await refusal(address, query)).status, thing).toBe(404)
    }
  })

  test('a ticket opens no other claim, not twice, and not after its session has ended', async () => {
    const caller = await makeCaller(server, 'staff')
    const token = await caller.freshToken()
    const headers = { authorization: `Bearer ${token}` }
    const ticket = async (claim_uid: string) => {
      const url = '/api/v1/chat_tickets'
      const answer = await server.app.inject({ method: 'POST', url, payload: { claim_uid }, headers })
      return String(answer.json().ticket)
    }
    const { claim_uid } = stranger.own
    const other = await ticket(claim_uid)
    const query = { user_token: other, claim_uid: caller.own.claim_uid }
    expect((await refusal(address, query)).status).toBe(401)
    const once = await ticket(claim_uid)
    ;(await openChat(address, { user_token: once, claim_uid })).ws.terminate()
    expect((await refusal(address, { user_token: once, claim_uid })).status).toBe(401)
    const late = await ticket(claim_uid)
    await server.app.inject({ method: 'POST', url: '/auth/logout', headers })
    expect((await refusal(address, { user_token: late, claim_uid })).status).toBe(401)
  })
})

describe('a link to a file', () => {
  const links = createLinks(server.parts)
  /** Whose files such a link opens even though our own signature is on it. */
  const opens: readonly CallerName[] = ['staff', 'claims admin', 'superuser']
  const kinds = ['supporting', 'appeal_letter', 'sob'] as const

  test.each(callerNames)('signed for %s opens another’s file for staff alone', async (name) => {
    const caller = await makeCaller(server, name)
    for (const kind of kinds) {
      const owner_uid = stranger.own.person_uid
      const claim_uid = kind === 'sob' ? null : stranger.own.claim_uid
      const file = await makeFile(server, { kind, claim_uid, owner_uid, uploaded_by: owner_uid })
      const { statusCode } = await server.app.inject({
        method: 'HEAD',
        url: links.to(file, caller.own.person_uid),
      })
      expect(statusCode, kind).toBe(opens.includes(name) ? 200 : 403)
    }
  })

  test('of a file that does not exist is answered like one that may not be opened', async () => {
    const { own } = await makeCaller(server, 'member')
    const owner_uid = stranger.own.person_uid
    const place = { kind: 'sob', claim_uid: null, owner_uid, uploaded_by: owner_uid } as const
    const theirs = await makeFile(server, place)
    const [another, missing] = await Promise.all(
      [theirs, randomUUID()].map((uid) => server.app.inject(links.to(uid, own.person_uid))),
    )
    expect([another?.statusCode, another?.body]).toEqual([missing?.statusCode, missing?.body])
  })
})
