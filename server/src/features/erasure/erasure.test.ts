import { expect, test } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { findEverywhere } from '../../testing/everywhere.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { goodPassword, makePerson, type TestPerson } from '../../testing/people.ts'
import { fileOf, upload } from '../../testing/uploads.ts'
import { eraseDue } from './service.ts'

const server = await makeApp()
const { app, parts, auth } = server
const deps = { ...auth, endSessions: auth.sessions.endAllOf }
const days = (count: number) => hours(24 * count)

const ask = (person: TestPerson, change: object = {}) =>
  person.call('POST', '/api/v1/users/me/deletion', {
    username: person.username,
    password: goodPassword,
    ...change,
  })
const signIn = ({ username }: TestPerson) =>
  app.inject({ method: 'POST', url: '/auth/token', payload: { username, password: goodPassword } })

/** Leaves words that stand nowhere else in every place where a person can leave any. */
async function leaveTraces(person: TestPerson): Promise<string[]> {
  const word = (place: string) => `zq${place}${person.uid.slice(-6)}qz`
  const ok = async (answer: ReturnType<TestPerson['call']>) =>
    expect((await answer).statusCode).toBeLessThan(300)
  await ok(
    person.call('PUT', '/api/v1/users/edit_user', {
      first_name: word('first'),
      last_name: word('last'),
      age: 50,
      phone: word('phone'),
      city: word('city'),
      region_name: 'Ohio',
      email: `${word('new')}@example.com`,
    }),
  )
  const claim = await makeClaim(person, { subject: word('subject'), description: word('description') })
  const content = fileOf(`a paper with ${word('paper')}`, `${word('name')}.txt`, 'text/plain')
  expect((await upload(app, person, claim.uid, content)).statusCode).toBe(201)
  await ok(person.call('POST', '/api/v1/messages', { claim_uid: claim.uid, content: word('message') }))
  await ok(
    person.call('PUT', '/api/v1/claim_drafts/wizard', {
      version: 0,
      step: 1,
      answers: { subject: word('draft') },
      file_names: [word('wish')],
    }),
  )
  await ok(
    person.call('POST', '/api/v1/accounts/coverages', {
      region: 'Ohio',
      insurer_name: word('insurer'),
      plan_name: word('plan'),
      member_id: word('member'),
      effective_date: '2026-01-01',
    }),
  )
  const staff = await makePerson(server, { is_staff: true })
  await ok(staff.call('POST', '/api/v1/admin/claim_notes', { claim_uid: claim.uid, text: word('note') }))
  await ok(person.call('POST', '/api/v1/users/me/data_file'))
  await server.outbox.waitFor(person.email)
  await app.inject({ method: 'POST', url: '/auth/forgot_password', payload: { email: person.email } })
  await app.inject({ method: 'POST', url: '/api/v1/emails', payload: { email_address: person.email } })
  await app.inject({
    method: 'PUT',
    url: '/auth/generate_verification_code',
    payload: { username: person.username },
  })
  const places =
    'first last phone city new subject description paper name message draft wish insurer plan member note'
  return [...places.split(' ').map(word), person.username, person.email]
}

test('seven days after a person asked, not a word of theirs is left; a colleague of theirs is untouched', async () => {
  const person = await makePerson(server)
  const other = await makePerson(server)
  const others = await makeClaim(other, { subject: 'stays where it is' })
  const words = await leaveTraces(person)
  const found = await findEverywhere(server, words)
  for (const word of words) expect(found.some((hit) => hit.endsWith(word))).toBe(true)

  expect((await ask(person, { username: 'someone' })).json()).toMatchObject({
    fields: { username: 'This is not your username.' },
  })
  expect((await ask(person, { password: 'something else' })).json()).toMatchObject({
    fields: { password: 'This password is not right.' },
  })
  const asked = await ask(person, { username: person.username.toUpperCase() })
  expect(asked.statusCode).toBe(201)
  const { delete_after } = asked.json<{ delete_after: string }>()
  expect(Date.parse(delete_after) - auth.clock().getTime()).toBeGreaterThan(days(6.9))
  expect((await person.call('GET', '/api/v1/users/me')).statusCode).toBe(401)
  await expect
    .poll(async () => (await server.outbox.to(person.email)).map(({ subject }) => subject), {
      timeout: 15_000,
    })
    .toContain('Your account will be deleted')

  server.passTime(days(6.9))
  expect(await eraseDue(deps)).toBe(0)
  server.passTime(days(0.2))
  expect((await signIn(person)).statusCode).toBe(400)
  expect(await eraseDue(deps)).toBe(1)
  await expect.poll(() => findEverywhere(server, words), { timeout: 20_000 }).toEqual([])

  const { rows } = await parts.database.pool.query('SELECT count(*)::int FROM claims WHERE uid = $1', [
    others.uid,
  ])
  expect(rows).toEqual([{ count: 1 }])
  const audit = await parts.database.pool.query(
    "SELECT actor_uid, address, details FROM audit_log WHERE action = 'account_erased'",
  )
  expect(audit.rows).toEqual([{ actor_uid: person.uid, address: 'unknown', details: { count: 1 } }])
}, 90_000)

test('whoever signs in within seven days keeps the account, and is told so', async () => {
  const person = await makePerson(server)
  await ask(person)
  await server.outbox.waitFor(person.email)
  server.passTime(days(6))
  expect((await signIn(person)).statusCode).toBe(201)
  expect(await server.outbox.waitFor(person.email, 2)).toMatchObject({ subject: 'Your account stays' })
  server.passTime(days(30))
  await eraseDue(deps)
  expect((await signIn(person)).statusCode).toBe(201)
})

test('accounts with a role do not delete themselves, even where they had asked before they got it', async () => {
  const staff = await makePerson(server, { is_staff: true })
  expect((await ask(staff)).statusCode).toBe(403)
  const person = await makePerson(server)
  await ask(person)
  await parts.database.pool.query('UPDATE people SET is_claims_admin = true WHERE uid = $1', [person.uid])
  server.passTime(days(8))
  await eraseDue(deps)
  const { rows } = await parts.database.pool.query('SELECT uid FROM people WHERE uid = $1', [person.uid])
  expect(rows).toHaveLength(1)
})

test('an account whose address was never verified goes after seven days, a verified one does not', async () => {
  const [fresh, old] = [
    await makePerson(server, { verified: false }),
    await makePerson(server, { verified: false }),
  ]
  const verified = await makePerson(server)
  const age = (uid: string, count: number) =>
    parts.database.pool.query('UPDATE people SET created_at = $1 WHERE uid = $2', [
      new Date(auth.clock().getTime() - days(count)),
      uid,
    ])
  await age(fresh.uid, 6)
  await age(old.uid, 8)
  await age(verified.uid, 8)
  await eraseDue(deps)
  const { rows } = await parts.database.pool.query(
    'SELECT uid FROM people WHERE uid = ANY($1) ORDER BY uid',
    [[fresh.uid, old.uid, verified.uid]],
  )
  expect(rows.map(({ uid }) => uid)).toEqual([fresh.uid, verified.uid])
})
