import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeApp } from '../../testing/make-app.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'

const server = await makeApp()
const { app, outbox } = server

const complete = {
  first_name: 'Sam',
  last_name: 'Sample',
  region: 'Pennsylvania',
  email: 'sam@example.com',
  subject: 'Brain MRI',
  description: 'My doctor ordered it. The insurer says it is not needed.',
  insurance_type: 'EMPLOYER_SPONSORED_FULLY_INSURED',
  denial_reason: 'NMN',
  denial_timing_type: 'PRE_SERVICE',
  service_type: 'DIAGNOSTIC',
}
const url = '/api/v1/claims'

async function submit(person: TestPerson, change: object = {}, key?: string) {
  return app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${person.token}`, ...(key ? { 'idempotency-key': key } : {}) },
    payload: { ...complete, ...change },
  })
}

const list = async (person: TestPerson, query = '') => (await person.call('GET', `${url}${query}`)).json()

describe('filing a claim', () => {
  test('answers with the claim, which then heads the list', async () => {
    const person = await makePerson(server)
    const answer = await submit(person)
    expect(answer.statusCode).toBe(201)
    const claim = answer.json()
    expect(claim.uid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    expect(claim).toMatchObject({
      subject: 'Brain MRI',
      status: 'Submitted',
      marked_resolved: false,
      insurer: null,
      plan: null,
      docs: [],
      appeal_url: null,
      user: { first_name: 'Sam', last_name: 'Sample', email: 'sam@example.com', phone: null },
    })
    expect(await list(person)).toEqual({ claims: [claim], count: 1, needs_you: 0, unread_total: 0 })
  })

  test('lists every field the specification names, with insurer and plan as objects with a name', async () => {
    const person = await makePerson(server)
    await submit(person, {
      insurance_administrator: 'Harbor Mutual',
      plan_name: 'Family Choice',
      denial_timing_type: 'POST_SERVICE',
      care_date: '2026-10-02',
      total_cost: 2460,
      additional_notes: 'Call in the morning.',
      urgent: true,
    })
    const [claim] = (await list(person)).claims
    expect(claim).toMatchObject({
      id: expect.any(Number),
      uid: expect.any(String),
      creation_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      care_date: '2026-10-02',
      description: complete.description,
      urgent: true,
      insurer: { name: 'Harbor Mutual' },
      plan: { name: 'Family Choice' },
      insurance_type: 'EMPLOYER_SPONSORED_FULLY_INSURED',
      total_cost: 2460,
      service_type: 'DIAGNOSTIC',
      additional_notes: 'Call in the morning.',
    })
  })

  test('a confirmation mail follows, without a word about health', async () => {
    const person = await makePerson(server)
    const { uid } = (await submit(person)).json()
    const mail = await outbox.waitFor(person.email)
    expect(mail.subject).toBe('We have your request')
    expect(mail.text).toContain(uid.slice(0, 8))
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/MRI|doctor|denied|Pennsylvania/i)
  })

  test('what is missing is named in the order of the specification', async () => {
    const person = await makePerson(server)
    const answer = await person.call('POST', url, { region: 'Guam' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toBe('Please select a First Name.')
    expect(Object.keys(answer.json().fields)).toEqual([
      'first_name',
      'last_name',
      'email',
      'subject',
      'description',
      'insurance_type',
      'denial_reason',
      'denial_timing_type',
      'service_type',
    ])
  })

  test.each([
    ['region', 'Atlantis', 'Please select a Region.'],
    ['email', 'sam', 'Please enter a valid email address.'],
    ['age', 121, 'Age must be between 1 and 120.'],
    ['age', 5.5, 'Age must be an integer.'],
    ['race', 'OTHERS', 'Please choose one of the options.'],
    ['insurance_type', 'HMO', 'Please choose one of the options.'],
    ['care_date', '2026-02-30', 'Please enter a date that exists.'],
    ['care_date', '10/02/2026', 'Please enter a date that exists.'],
    ['total_cost', -1, 'Please enter whole dollars, without cents.'],
    ['total_cost', 12.5, 'Please enter whole dollars, without cents.'],
    ['urgent', 'yes', 'Please answer yes or no.'],
    ['subject', 'x'.repeat(201), 'Please use at most 200 characters.'],
    ['description', 'a\u0000b', 'Please remove the characters that are not text.'],
  ])('%s %j is refused: %s', async (field, value, sentence) => {
    const answer = await submit(await makePerson(server), { [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ detail: sentence, fields: { [field]: sentence } })
  })

  test('nobody sets what is not theirs to answer', async () => {
    const person = await makePerson(server)
    for (const extra of [{ status: 'Resolved' }, { person_uid: person.uid }, { id: 1 }]) {
      expect((await submit(person, extra)).statusCode).toBe(422)
    }
    expect((await list(person)).count).toBe(0)
  })

  test('hidden answers are dropped, and "I don\'t know" takes the place of an answer', async () => {
    const { answers } = (
      await submit(await makePerson(server), {
        race: 'WHITE',
        race_other: 'hidden',
        urgent: false,
        urgent_reason: 'hidden',
        care_date: '2026-10-02',
        total_cost: 2460,
        internally_appealed: 'NO',
        internal_appeal_outcome: 'UPHELD',
        plan_name: 'hidden',
        plan_name_unknown: true,
        has_documentation: 'NO',
        documentation_eob: true,
      })
    ).json()
    expect(JSON.stringify(answers)).not.toContain('hidden')
    expect(Object.keys(answers)).not.toContain('care_date')
    expect(Object.keys(answers)).not.toContain('total_cost')
    expect(Object.keys(answers)).not.toContain('internal_appeal_outcome')
    expect(Object.keys(answers)).not.toContain('documentation_eob')
    expect(answers).toMatchObject({ race: 'WHITE', urgent: false, plan_name_unknown: true })
  })

  test('multipart fields are taken too, as the specification sends them', async () => {
    const person = await makePerson(server)
    const form = new FormData()
    const sent = {
      ...complete,
      denial_timing_type: 'POST_SERVICE',
      total_cost: '2460',
      urgent: 'true',
      phone: '',
    }
    for (const [name, value] of Object.entries(sent)) form.set(name, value)
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ total_cost: 2460, urgent: true, user: { phone: null } })
  })
})

describe('an Idempotency-Key', () => {
  test('makes one claim of twenty requests at once, with the same answer for all', async () => {
    const person = await makePerson(server)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(person, {}, key)))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.json().uid)).size).toBe(1)
    expect((await list(person)).count).toBe(1)
    expect(await outbox.waitFor(person.email)).toBeDefined()
    expect(await outbox.to(person.email)).toHaveLength(1)
  })

  test('with other answers is a conflict', async () => {
    const person = await makePerson(server)
    const key = randomUUID()
    await submit(person, {}, key)
    expect((await submit(person, { subject: 'Another' }, key)).statusCode).toBe(409)
  })

  test("of one person means nothing in another's hands", async () => {
    const key = randomUUID()
    const first = (await submit(await makePerson(server), {}, key)).json()
    const second = (await submit(await makePerson(server), {}, key)).json()
    expect(second.uid).not.toBe(first.uid)
  })

  test('must be plain text', async () => {
    expect((await submit(await makePerson(server), {}, 'x'.repeat(201))).statusCode).toBe(422)
  })
})

describe('the list', () => {
  test('pages older and newer, newest first inside the page, with the whole count', async () => {
    const person = await makePerson(server)
    for (const subject of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await submit(person, { subject })
    const subjects = (page: { claims: { subject: string }[] }) =>
      page.claims.map((claim) => claim.subject).join('')
    const first = await list(person)
    expect([subjects(first), first.count]).toEqual(['gfedc', 7])
    const second = await list(person, `?id_before=${first.claims.at(-1).id}`)
    expect([subjects(second), second.count]).toEqual(['ba', 7])
    expect(subjects(await list(person, `?id_after=${second.claims[0].id}`))).toBe('gfedc')
    expect(subjects(await list(person, `?limit=2&id_after=${second.claims[1].id}`))).toBe('cb')
  })

  test.each(['?limit=0', '?limit=101', '?limit=x', '?id_before=x', '?id_before=1&id_after=2', '?offset=1'])(
    '%s is refused',
    async (query) => {
      const person = await makePerson(server)
      expect((await person.call('GET', `${url}${query}`)).statusCode).toBe(422)
    },
  )

  test("holds nobody else's claims", async () => {
    await submit(await makePerson(server))
    expect(await list(await makePerson(server))).toEqual({
      claims: [],
      count: 0,
      needs_you: 0,
      unread_total: 0,
    })
  })
})

describe('resolving', () => {
  const mark = (person: TestPerson, mark_resolved: boolean, claim_uids: string[]) =>
    person.call('PUT', '/api/v1/mark_claim_resolved', { mark_resolved, claim_uids })

  test('marks several at once and takes it back', async () => {
    const person = await makePerson(server)
    const uids = [(await submit(person)).json().uid, (await submit(person)).json().uid]
    expect((await mark(person, true, uids)).statusCode).toBe(200)
    const { claims } = await list(person)
    expect(claims.map((claim: { marked_resolved: boolean }) => claim.marked_resolved)).toEqual([true, true])
    await mark(person, false, uids.slice(0, 1))
    expect((await list(person)).claims.at(-1).marked_resolved).toBe(false)
  })

  test('is all or nothing: one claim that is not yours, or not there, changes none', async () => {
    const person = await makePerson(server)
    const own = (await submit(person)).json().uid
    const others = (await submit(await makePerson(server))).json().uid
    for (const foreign of [others, randomUUID()]) {
      expect((await mark(person, true, [own, foreign])).statusCode).toBe(404)
    }
    expect((await list(person)).claims[0].marked_resolved).toBe(false)
  })

  test('asks for claims by their whole uid, and for at least one', async () => {
    const person = await makePerson(server)
    expect((await mark(person, true, ['12345678'])).statusCode).toBe(422)
    expect((await mark(person, true, [])).json().detail).toBe('Please name at least one claim.')
  })
})
