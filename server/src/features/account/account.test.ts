import { limits } from '@recourse/contract/limits'
import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makePerson } from '../../testing/people.ts'

const server = await makeApp()
const { app, outbox, passTime } = server

const filled = {
  first_name: 'Maria',
  last_name: 'Delgado',
  age: 58,
  phone: '(814) 555-0142 ext. 3',
  city: 'Erie',
  region_name: 'Pennsylvania',
}
const edit = '/api/v1/users/edit_user'

describe('the profile', () => {
  test('a new person has no age, phone, city or region yet', async () => {
    const person = await makePerson(server)
    const answer = await person.call('GET', '/api/v1/users/me')
    expect(answer.json()).toEqual({
      uid: person.uid,
      username: person.username,
      first_name: 'Sam',
      last_name: 'Sample',
      email: person.email,
      pending_email: null,
      age: null,
      phone: null,
      city: null,
      region: null,
      is_staff: false,
      is_claims_admin: false,
      is_superuser: false,
    })
  })

  test('saving answers with the new profile, and it is there afterwards', async () => {
    const person = await makePerson(server)
    const saved = await person.call('PUT', edit, { ...filled, email: person.email })
    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toMatchObject({ first_name: 'Maria', age: 58, region: { name: 'Pennsylvania' } })
    expect((await person.call('GET', '/api/users/me')).json()).toEqual(saved.json())
  })

  test.each([
    ['first_name', '', 'First name required.'],
    ['last_name', '  ', 'Last name required.'],
    ['age', undefined, 'Age required.'],
    ['age', null, 'Age required.'],
    ['age', 5.5, 'Age must be an integer.'],
    ['age', '58', 'Age must be an integer.'],
    ['age', 0, 'Age must be between 1 and 120.'],
    ['age', 121, 'Age must be between 1 and 120.'],
    ['phone', '', 'Phone number required.'],
    ['phone', '5'.repeat(41), 'Please use at most 40 characters.'],
    ['city', '', 'City required.'],
    ['region_name', '', 'Region required.'],
    ['region_name', 'Atlantis', 'Region required.'],
    ['email', 'sam', 'Please enter a valid email address.'],
  ])('%s %j is refused: %s', async (field, value, sentence) => {
    const person = await makePerson(server)
    const answer = await person.call('PUT', edit, { ...filled, [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ detail: sentence, fields: { [field]: sentence } })
  })

  test('the first failing field of the specification gives the detail', async () => {
    const person = await makePerson(server)
    const answer = await person.call('PUT', edit, {})
    expect(answer.json().detail).toBe('First name required.')
    expect(Object.keys(answer.json().fields)).toEqual([
      'first_name',
      'last_name',
      'age',
      'phone',
      'city',
      'region_name',
    ])
  })

  test('nobody can give themselves a role or another id', async () => {
    const person = await makePerson(server)
    for (const extra of [{ is_staff: true }, { uid: person.uid }, { username: 'root' }]) {
      expect((await person.call('PUT', edit, { ...filled, ...extra })).statusCode).toBe(422)
    }
    expect((await person.call('GET', '/api/v1/users/me')).json()).toMatchObject({
      is_staff: false,
      first_name: 'Sam',
    })
  })
})

describe('changing the email address', () => {
  const confirm = (link = '') =>
    app.inject({
      method: 'POST',
      url: '/auth/confirm_email',
      payload: { token: new URL(link).searchParams.get('token') },
    })

  test('the new address counts once its owner opened the link, and the old one is told', async () => {
    const person = await makePerson(server)
    const email = `new-${person.email}`
    const saved = await person.call('PUT', edit, { ...filled, email })
    expect(saved.json()).toMatchObject({ email: person.email, pending_email: email })
    const { link } = await outbox.waitFor(email)
    expect((await confirm(link)).json()).toEqual({ email })
    expect((await person.call('GET', '/api/v1/users/me')).json()).toMatchObject({
      email,
      pending_email: null,
    })
    expect((await outbox.waitFor(person.email)).subject).toBe('Your email address was changed')
    expect((await outbox.waitFor(email, 2)).text).toContain('now uses this email address')
    expect((await confirm(link)).statusCode).toBe(400)
  })

  test('an open device alone is not enough: the password is asked for once the sign-in is ten minutes old', async () => {
    const person = await makePerson(server)
    passTime(minutes(limits.proofMinutes))
    const refused = await person.call('PUT', edit, { ...filled, email: `x-${person.email}` })
    expect([refused.statusCode, refused.json().needs_password]).toEqual([403, true])
    expect((await person.call('PUT', edit, { ...filled, email: person.email })).statusCode).toBe(200)
  })

  test('a change that was taken back leaves its link without effect', async () => {
    const person = await makePerson(server)
    const email = `gone-${person.email}`
    await person.call('PUT', edit, { ...filled, email })
    const { link } = await outbox.waitFor(email)
    const back = await person.call('PUT', edit, { ...filled, email: person.email })
    expect(back.json().pending_email).toBeNull()
    expect((await confirm(link)).statusCode).toBe(400)
  })

  test("another person's address gets the same answer, and its owner a mail without a link to confirm", async () => {
    const owner = await makePerson(server)
    const person = await makePerson(server)
    const saved = await person.call('PUT', edit, { ...filled, email: owner.email })
    expect(saved.json()).toMatchObject({ email: person.email, pending_email: owner.email })
    const mail = await outbox.waitFor(owner.email)
    expect(mail.subject).toBe('You already have an account')
    expect(mail.text).not.toContain('confirm-email')
  })
})

test('there are 54 regions, the same for everyone and under both addresses', async () => {
  const answer = await app.inject({ url: '/api/v1/resources/regions' })
  const regions: { uid: string; name: string }[] = answer.json()
  expect(regions).toHaveLength(54)
  expect(new Set(regions.map((region) => region.uid)).size).toBe(54)
  for (const name of ['District of Columbia', 'American Samoa', 'Guam', 'Puerto Rico', 'Wyoming']) {
    expect(regions.map((region) => region.name)).toContain(name)
  }
  expect((await app.inject({ url: '/api/resources/regions' })).body).toBe(answer.body)
})
