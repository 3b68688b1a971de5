import { expect, test } from 'vitest'
import { makeApp } from '../../testing/make-app.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'

const server = await makeApp()
const otherNode = await makeApp({}, { sharing: server })
const { pool } = server.parts.database

const demote = { path: 'roles', change: { is_staff: false, is_claims_admin: false, is_superuser: false } }
const disable = { path: 'disabled', change: { disabled: true } }
type Blow = typeof demote | typeof disable

const strike = (node: typeof server, by: TestPerson, at: TestPerson, { path, change }: Blow) =>
  node.app.inject({
    method: 'PUT',
    url: `/api/v1/admin/people/${path}`,
    headers: { authorization: `Bearer ${by.token}` },
    payload: { person_uid: at.uid, ...change },
  })

const left = async () =>
  (await pool.query('select uid from people where is_superuser and disabled_at is null')).rows.map(
    (row) => row.uid,
  )

const retire = () => pool.query('update people set is_superuser = false')

test.each([
  ['take the role of each other', demote, demote],
  ['disable each other', disable, disable],
  ['do the one and the other', demote, disable],
])('two superusers who %s at once, on two nodes: one of them is always left', async (_what, one, other) => {
  for (let round = 0; round < 8; round += 1) {
    await retire()
    const [a, b] = [
      await makePerson(server, { is_superuser: true }),
      await makePerson(server, { is_superuser: true }),
    ]
    const answers = await Promise.all([strike(server, a, b, one), strike(otherNode, b, a, other)])
    expect(await left()).toHaveLength(1)
    const codes = answers.map((answer) => answer.statusCode).sort()
    // The one who comes second is told why, or, where the sign-out was quicker still, is signed out.
    expect([
      [200, 409],
      [200, 401],
    ]).toContainEqual(codes)
    for (const answer of answers) {
      if (answer.statusCode !== 409) continue
      expect(answer.json().detail).toBe('This is the last superuser. Make another person a superuser first.')
    }
  }
})

test('a superuser who lost the role while asking changes nothing more', async () => {
  await retire()
  const [a, b, c] = [
    await makePerson(server, { is_superuser: true }),
    await makePerson(server, { is_superuser: true }),
    await makePerson(server, { is_superuser: true }),
  ]
  const member = await makePerson(server)
  const holding = await pool.connect()
  await holding.query('begin')
  await holding.query('update people set is_superuser = false where uid = $1', [a.uid])
  const asked = strike(server, a, member, disable)
  await expect
    .poll(
      async () =>
        (
          await pool.query(
            "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          )
        ).rowCount,
    )
    .toBe(1)
  await holding.query('commit')
  holding.release()
  expect((await asked).statusCode).toBe(403)
  expect(await left()).toEqual([b.uid, c.uid].sort())
  expect(
    (await pool.query('select disabled_at from people where uid = $1', [member.uid])).rows[0].disabled_at,
  ).toBeNull()
})

test('a superuser who cannot sign in does not count as one who is left', async () => {
  await retire()
  const last = await makePerson(server, { is_superuser: true })
  const unverified = await makePerson(server, { is_superuser: true, verified: false })
  const off = await makePerson(server, { is_superuser: true })
  await strike(server, last, off, disable)
  const answer = await strike(server, last, last, demote)
  expect(answer.statusCode).toBe(409)
  expect(answer.json().detail).toContain('last superuser')
  expect((await strike(server, last, unverified, demote)).statusCode).toBe(200)
  expect((await strike(server, last, off, demote)).statusCode).toBe(200)
})
