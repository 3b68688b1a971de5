import { expect, test } from 'vitest'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson } from '../../testing/people.ts'

const server = await makeApp({}, { idle: true })
// Their queues are there, and nobody works: jobs have statements of their own and begin whenever they like.
await server.parts.jobs.start()
await server.parts.jobs.stop()
const { pool } = server.parts.database

/** What the connections hold, all together. */
async function prepared(): Promise<Set<string>> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  try {
    const texts = new Set<string>()
    for (const client of clients)
      for (const { statement } of (await client.query('SELECT statement FROM pg_prepared_statements')).rows)
        texts.add(statement)
    return texts
  } finally {
    for (const client of clients) client.release()
  }
}

test('other people and other values ask by the same prepared statements, and nothing piles up', async () => {
  const use = async () => {
    const person = await makePerson(server)
    const { uid } = await makeClaim(person, { subject: `MRI ${person.uid}` })
    for (const path of ['claims', 'users/me', `messages?claim_uid=${uid}`])
      expect((await person.call('GET', `/api/v1/${path}`)).statusCode).toBe(200)
    const sent = await person.call('POST', '/api/v1/messages', { claim_uid: uid, content: person.username })
    expect(sent.statusCode, sent.body).toBe(201)
  }
  await use()
  const first = await prepared()
  expect(first.size).toBeGreaterThan(5)
  await use()
  expect([...(await prepared())].filter((text) => !first.has(text))).toEqual([])
})
