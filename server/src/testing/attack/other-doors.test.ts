import { chatCloseCodes } from '@recourse/contract/chat'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  chatAddress,
  closeSocketsAfterwards,
  openChat,
  refusal,
} from '../../features/chat/testing/chat-socket.ts'
import { createLinks } from '../../platform/uploads/links.ts'
import { makeApp } from '../make-app.ts'
import { makeCaller } from './callers.ts'
import { anything, awkwardText } from './hostile-values.ts'
import { makeVictim } from './victim.ts'

/** What is no endpoint of the contract and is open all the same: file links, the chat's socket, unsubscribing. */
const numRuns = Number(process.env.ATTACK_RUNS ?? 20)
vi.setConfig({ testTimeout: 600_000 })
const server = await makeApp()
const address = await chatAddress(server)
closeSocketsAfterwards()
const victim = await makeVictim(server)
const before = await victim.read()
const attacker = await makeCaller(server, 'member')

test('links to files with one thing changed open nothing and break nothing', async () => {
  const own = new URL(createLinks(server.parts).to(victim.uids[3] ?? '', attacker.own.person_uid), 'http://x')
  const part = fc.constantFrom('viewer', 'expires', 'signature', 'path')
  const value = fc.oneof(awkwardText, fc.constantFrom(...victim.uids), anything.map(String))
  const property = fc.asyncProperty(part, value, async (name, given) => {
    const changed = new URL(own)
    const text = given.toWellFormed().slice(0, 2_000)
    if (name === 'path') changed.pathname = `/files/${encodeURIComponent(text)}`
    else changed.searchParams.set(name, text)
    const answer = await server.app.inject(changed.pathname + changed.search)
    expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode, answer.body).toBeLessThan(500)
    expect(answer.body).not.toContain(victim.canary)
  })
  await fc.assert(property, { numRuns })
})

test('whatever is said at the door of the chat or inside it, the server goes on and tells nothing', async () => {
  const { claim_uid } = attacker.own
  const frame = fc.oneof(
    anything.map((value) => JSON.stringify(value) ?? ''),
    fc
      .record({ type: fc.constantFrom('typing', 'seen', 'presence', '__proto__'), seq: anything })
      .map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary', maxLength: 300 }),
  )
  const property = fc.asyncProperty(frame, fc.constantFrom(...victim.uids), async (text, uid) => {
    const user_token = (await attacker.freshToken()) ?? ''
    expect([404, 422]).toContain((await refusal(address, { user_token, claim_uid: uid })).status)
    const socket = await openChat(address, { user_token, claim_uid })
    socket.ws.send(text.toWellFormed())
    socket.ws.close()
    const { code } = await socket.closed
    // 1005: closed by us, without a word; 1009: larger than any frame of this chat.
    expect([1005, 1006, 1009, chatCloseCodes.badFrame]).toContain(code)
    expect(JSON.stringify([socket.messages, socket.frames])).not.toContain(victim.canary)
  })
  await fc.assert(property, { numRuns: Math.ceil(numRuns / 4) })
})

test('an unsubscribe link that was made up takes nobody off the list', async () => {
  const property = fc.asyncProperty(fc.oneof(awkwardText, anything.map(String)), async (text) => {
    const token = encodeURIComponent(text.toWellFormed().slice(0, 2_000))
    const answer = await server.app.inject({
      method: 'POST',
      url: `/unsubscribe?token=${token}`,
    })
    expect(answer.statusCode, answer.body).toBeLessThan(500)
  })
  await fc.assert(property, { numRuns })
})

test('the other person has everything as it was', async () => {
  expect(await victim.read()).toEqual(before)
})
