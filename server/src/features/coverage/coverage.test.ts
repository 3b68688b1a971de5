import { randomUUID } from 'node:crypto'
import { coveragesMax } from '@recourse/contract/coverage'
import { describe, expect, test } from 'vitest'
import { coverages } from '../../schema/coverage.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { sendParts } from '../../testing/uploads.ts'

const server = await makeApp()
const { app, parts } = server
const url = '/api/v1/accounts/coverages'

const dayFromNow = (days: number) =>
  new Date(parts.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10)

const filled = {
  region: 'Pennsylvania',
  insurer_name: 'Keystone Valley Health',
  plan_name: 'Silver 3000 PPO',
  member_id: 'KVH10048B2',
  effective_date: '2026-01-01',
  premium_cost: 412,
  user_cost: 3000,
  employer_sponsored: true,
}
const { premium_cost: _p, user_cost: _u, employer_sponsored: _e, ...required } = filled

const list = async (person: TestPerson) => (await person.call('GET', url)).json()
const current = (person: TestPerson) => person.call('GET', `${url}/current`)

describe('a coverage', () => {
  test('is answered with every field of the specification, and is there afterwards', async () => {
    const person = await makePerson(server)
    const made = await person.call('POST', url, filled)
    expect(made.statusCode).toBe(201)
    expect(made.json()).toEqual({
      ...filled,
      uid: expect.any(String),
      status: 'active',
      region: { name: 'Pennsylvania' },
      user: { first_name: 'Sam', last_name: 'Sample' },
      termination_date: null,
      expiration_date: null,
      sob_url: null,
      sob_name: null,
    })
    expect((await current(person)).json()).toEqual(made.json())
    expect(await list(person)).toEqual([made.json()])
    expect((await person.call('GET', '/api/accounts/coverages')).json()).toEqual([made.json()])
  })

  test('needs only the first five fields; what is left out is null', async () => {
    const person = await makePerson(server)
    const made = await person.call('POST', url, required)
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ premium_cost: null, user_cost: null, employer_sponsored: null })
  })

  test('comes as a form too, where everything is text and an empty field is no answer', async () => {
    const person = await makePerson(server)
    const answers = { ...filled, premium_cost: '', employer_sponsored: 'false' }
    const fields = Object.entries(answers).map(([name, value]) => [name, String(value)] as const)
    const made = await sendParts(app, person, fields, { url })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ premium_cost: null, user_cost: 3000, employer_sponsored: false })
  })

  test.each([
    ['region', '', 'Region required.'],
    ['region', undefined, 'Region required.'],
    ['region', 'Atlantis', 'Region required.'],
    ['insurer_name', '', 'Insurer Required.'],
    ['insurer_name', '  ', 'Insurer Required.'],
    ['insurer_name', 'x'.repeat(201), 'Please use at most 200 characters.'],
    ['plan_name', null, 'Plan Required.'],
    ['member_id', '', 'Member ID Required.'],
    ['member_id', 'a\u0000b', 'Please remove the characters that are not text.'],
    ['effective_date', undefined, 'Effective start date required.'],
    ['effective_date', '', 'Effective start date required.'],
    ['effective_date', '2026-02-30', 'Please enter a date that exists.'],
    ['premium_cost', 4.5, 'Premium must be an integer if entered.'],
    ['premium_cost', '412', 'Premium must be an integer if entered.'],
    ['premium_cost', -1, 'Premium must be an integer if entered.'],
    ['premium_cost', 100_000_001, 'That amount is too large.'],
    ['user_cost', 'a lot', 'Out of Pocket cost must be an integer if entered.'],
    ['employer_sponsored', 'yes', 'Please choose True or False.'],
  ])('%s %j is refused: %s', async (field, value, sentence) => {
    const person = await makePerson(server)
    const answer = await person.call('POST', url, { ...filled, [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ detail: sentence, fields: { [field]: sentence } })
    expect(await list(person)).toEqual([])
  })

  test('the first failing field of the specification gives the detail', async () => {
    const person = await makePerson(server)
    const answer = await person.call('POST', url, { premium_cost: 'x', user_cost: 'x' })
    expect(answer.json().detail).toBe('Region required.')
    expect(Object.keys(answer.json().fields)).toEqual([
      'region',
      'insurer_name',
      'plan_name',
      'member_id',
      'effective_date',
      'premium_cost',
      'user_cost',
    ])
  })

  test('an update changes it and empties what is left out', async () => {
    const person = await makePerson(server)
    const { uid } = (await person.call('POST', url, filled)).json()
    const changed = await person.call('PUT', url, { ...required, plan_name: 'Gold 1000', uid })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({ uid, plan_name: 'Gold 1000', premium_cost: null })
    expect(await list(person)).toEqual([changed.json()])
  })

  test('cannot be given an end, an owner or a paper by the caller', async () => {
    const person = await makePerson(server)
    for (const extra of [{ termination_date: '2026-12-31' }, { person_uid: person.uid }, { sob_url: '/x' }]) {
      expect((await person.call('POST', url, { ...filled, ...extra })).statusCode).toBe(422)
    }
  })

  test('a hundred and first is refused', async () => {
    const person = await makePerson(server)
    const rows = Array.from({ length: coveragesMax }, () => ({
      ...filled,
      uid: randomUUID(),
      person_uid: person.uid,
    }))
    await parts.database.orm.insert(coverages).values(rows)
    const answer = await person.call('POST', url, filled)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().detail).toMatch('100 coverages at most')
  })
})

describe('whose it is', () => {
  test("another person's coverage reads as not found, for staff too, and is not changed", async () => {
    const owner = await makePerson(server)
    const { uid } = (await owner.call('POST', url, filled)).json()
    for (const other of [await makePerson(server), await makePerson(server, { is_staff: true })]) {
      const answer = await other.call('PUT', url, { ...filled, plan_name: 'Taken', uid })
      const unknown = await other.call('PUT', url, { ...filled, uid: randomUUID() })
      expect([answer.statusCode, unknown.statusCode]).toEqual([404, 404])
      expect(answer.body).toBe(unknown.body)
      expect(await list(other)).toEqual([])
    }
    expect(await list(owner)).toMatchObject([{ plan_name: 'Silver 3000 PPO' }])
  })

  test('a malformed uid is invalid input', async () => {
    const person = await makePerson(server)
    const answer = await person.call('PUT', url, { ...filled, uid: '1' })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual(['uid'])
  })

  test('without a coverage there is neither a current one nor a member record', async () => {
    const person = await makePerson(server)
    expect((await current(person)).statusCode).toBe(404)
    const member = await person.call('GET', '/api/v1/accounts/members/current')
    expect(member.statusCode).toBe(404)
    expect(member.json()).toEqual({ detail: 'There is no coverage on file yet.' })
    expect(await list(person)).toEqual([])
  })

  test('the member record is the number of the current coverage and nothing more', async () => {
    const person = await makePerson(server)
    const { uid } = (await person.call('POST', url, filled)).json()
    const member = await person.call('GET', '/api/v1/accounts/members/current')
    expect(member.json()).toEqual({ uid, member_id: 'KVH10048B2' })
  })
})

describe('one after the other', () => {
  const add = async (person: TestPerson, effective_date: string, plan_name: string) =>
    (await person.call('POST', url, { ...filled, effective_date, plan_name })).json()
  const states = async (person: TestPerson) => {
    const rows: { plan_name: string; status: string; termination_date: string | null }[] = await list(person)
    return rows.map((row) => [row.plan_name, row.status, row.termination_date])
  }

  test('a new coverage ends the previous one the day before it starts, and history is kept', async () => {
    const person = await makePerson(server)
    await add(person, '2024-03-01', 'First')
    await add(person, '2025-03-01', 'Second')
    expect(await states(person)).toEqual([
      ['Second', 'active', null],
      ['First', 'expired', '2025-02-28'],
    ])
    expect((await current(person)).json()).toMatchObject({ plan_name: 'Second' })
  })

  test('one that starts later is pending, and the old one stays current until its last day is over', async () => {
    const person = await makePerson(server)
    await add(person, dayFromNow(-30), 'Old')
    await add(person, dayFromNow(1), 'New')
    expect(await states(person)).toEqual([
      ['New', 'pending', null],
      ['Old', 'active', dayFromNow(0)],
    ])
    expect((await current(person)).json()).toMatchObject({ plan_name: 'Old' })
  })

  test('where only one that starts later is known, it is the current one', async () => {
    const person = await makePerson(server)
    await add(person, dayFromNow(40), 'Soon')
    expect((await current(person)).json()).toMatchObject({ plan_name: 'Soon', status: 'pending' })
  })

  test('one that starts today is active today', async () => {
    const person = await makePerson(server)
    expect(await add(person, dayFromNow(0), 'Today')).toMatchObject({ status: 'active' })
    await add(person, dayFromNow(0), 'Today again')
    expect(await states(person)).toEqual([
      ['Today again', 'active', null],
      ['Today', 'expired', dayFromNow(-1)],
    ])
  })

  test('an earlier one that is added late takes its place in the past', async () => {
    const person = await makePerson(server)
    await add(person, '2026-01-01', 'Now')
    await add(person, '2020-01-01', 'Then')
    expect(await states(person)).toEqual([
      ['Now', 'active', null],
      ['Then', 'expired', '2025-12-31'],
    ])
  })

  test('moving the start of a coverage moves the end of the one before it', async () => {
    const person = await makePerson(server)
    await add(person, '2024-01-01', 'First')
    const { uid } = await add(person, '2025-01-01', 'Second')
    await person.call('PUT', url, { ...filled, plan_name: 'Second', effective_date: '2025-07-01', uid })
    expect(await states(person)).toEqual([
      ['Second', 'active', null],
      ['First', 'expired', '2025-06-30'],
    ])
  })
})
