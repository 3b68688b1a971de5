import { expect, test } from 'vitest'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson } from '../../testing/people.ts'

const server = await makeApp()
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
  const preparedAnew = async () => {
    const before = await prepared()
    await use()
    return [...(await prepared())].filter((text) => !before.has(text))
  }
  expect((await preparedAnew()).length).toBeGreaterThan(5)
  // Jobs begin whenever they like: they may bring statements of their own, but only once.
  await expect.poll(preparedAnew, { timeout: 20_000, interval: 1 }).toEqual([])
}, 30_000)
