import { randomUUID } from 'node:crypto'
import type { Claim } from '@recourse/contract/claims'
import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/db/database.ts'
import { claims as claimsTable } from '../../schema/claims.ts'
import { createRecorder } from '../../testing/bench/recording.ts'
import { explain } from '../../testing/explain.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { readOwnPage } from './list-store.ts'

const server = await makeApp()
const { orm } = server.auth
const { pool } = server.parts.database

type NewClaim = Partial<Pick<Claim, 'status' | 'marked_resolved'>>

async function makeClaims(person: TestPerson, claims: readonly NewClaim[]): Promise<string[]> {
  const now = new Date()
  const rows = claims.map((claim) => ({
    uid: randomUUID(),
    person_uid: person.uid,
    answers: { subject: 'Brain MRI' },
    created_at: now,
    updated_at: now,
    ...claim,
  }))
  await orm.insert(claimsTable).values(rows)
  return rows.map(({ uid }) => uid)
}

const needsYou = async (person: TestPerson, query = '') =>
  (await person.call('GET', `/api/v1/claims${query}`)).json().needs_you

test('claims that wait for their owner are counted on every page of the list, resolved ones and others’ are not', async () => {
  const person = await makePerson(server)
  const waits: NewClaim = { status: 'User Action Required' }
  const [oldest = ''] = await makeClaims(person, [
    waits,
    waits,
    { ...waits, marked_resolved: true },
    { status: 'Pending' },
    ...Array<NewClaim>(6).fill({}),
  ])
  await makeClaims(await makePerson(server), [waits])
  expect(await needsYou(person)).toBe(2)
  expect(await needsYou(person, '?limit=1')).toBe(2)
  await person.call('PUT', '/api/v1/mark_claim_resolved', { mark_resolved: true, claim_uids: [oldest] })
  expect(await needsYou(person)).toBe(1)
})

test.each(['is_staff', 'is_claims_admin', 'is_superuser'] as const)(
  'nothing waits for someone with %s',
  async (flag) => {
    const person = await makePerson(server, { [flag]: true })
    await makeClaims(person, [{ status: 'User Action Required' }])
    expect(await needsYou(person)).toBe(0)
  },
)

test('with 10,000 claims of which 3 wait, counting reads only the index of those that wait', async () => {
  const person = await makePerson(server)
  await pool.query(
    `INSERT INTO claims (uid, person_uid, status, answers, created_at, updated_at)
     SELECT gen_random_uuid(), $1, CASE WHEN n IN (2000, 5000, 9999) THEN 'User Action Required' ELSE 'Pending' END,
       '{}', now(), now()
     FROM generate_series(1, 10000) AS n`,
    [person.uid],
  )
  await pool.query('VACUUM ANALYZE claims')
  const database = openDatabase(server.connection)
  const record = createRecorder(database.pool)
  const [asked] = await record(async () => {
    expect(await readOwnPage(database.orm, person.uid, { limit: 5 })).toMatchObject({ waiting: 3 })
  })
  await database.close()
  const [{ text, values } = { text: '', values: [] }] = asked?.statements ?? []
  const plan = await explain(pool, { sql: text, params: [...values] })
  expect(plan.indexes).toContain('claims_waiting_for_owner_idx')
})
