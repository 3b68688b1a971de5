import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { makePerson, type TestPerson } from '../people.ts'
import { expectNothingLost } from './nothing-lost.ts'
import { makeRig } from './rig.ts'

const rig = await makeRig()

test('while the network to the database swallows everything, requests end, and afterwards all is well', async () => {
  const { token } = await makePerson(rig.quiet)
  const ask = () =>
    fetch(`${rig.node().url}/api/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
  expect((await ask()).status).toBe(200)
  rig.network.delay(60_000)
  expect((await ask()).status).toBe(503)
  rig.network.cut()
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), 30_000)
})

test('with every database connection in use, requests are told to come back, and later all is well', async () => {
  const people: TestPerson[] = []
  while (people.length < 60) people.push(await makePerson(rig.quiet))
  const holder = new pg.Client(rig.quiet.connection)
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('LOCK TABLE claims IN ACCESS EXCLUSIVE MODE')
  const ask = ({ token }: { token: string }) =>
    fetch(`${rig.node().url}/api/v1/claims`, { headers: { authorization: `Bearer ${token}` } })
  const asked = people.map(ask)
  const first = await Promise.race(asked)
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '2'])
  await holder.query('COMMIT')
  await holder.end()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
  expect(statuses).toContain(200)
  const storm = rig.storm()
  await storm.until(4)
  await storm.stop()
  await expectNothingLost(rig.quiet, storm, rig.members, 'busy')
})
