import type { Draft } from '@recourse/contract/drafts'
import { describe, expect, test } from 'vitest'
import { makeApp } from '../../testing/make-app.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'

const server = await makeApp()
const url = '/api/v1/claim_drafts/wizard'

interface Saved {
  readonly draft: Draft
  readonly accepted: boolean
}

async function save(person: TestPerson, body: object): Promise<Saved> {
  const answer = await person.call('PUT', url, { step: 1, answers: {}, ...body })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const read = async (person: TestPerson): Promise<Draft> => (await person.call('GET', url)).json().draft

async function startDraft(answers: object = { subject: 'Brain' }) {
  const person = await makePerson(server)
  const { draft } = await save(person, { version: 0, answers, file_names: ['letter.pdf'] })
  return { person, draft, uid: draft.uid }
}

describe('a save', () => {
  test('of twenty at once from the same version, exactly one is accepted, round after round', async () => {
    const person = await makePerson(server)
    let from: { uid?: string; version: number } = { version: 0 }
    for (let round = 1; round <= 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, page) =>
          save(person, { ...from, answers: { subject: `round ${round} page ${page}` } }),
        ),
      )
      const accepted = answers.filter((answer) => answer.accepted)
      expect(accepted).toHaveLength(1)
      expect(new Set(answers.map(({ draft }) => JSON.stringify(draft))).size).toBe(1)
      const draft = await read(person)
      expect(draft).toEqual(accepted[0]?.draft)
      expect(draft.version).toBe(round)
      from = { uid: draft.uid, version: draft.version }
    }
  })

  test('from an older version changes nothing and is answered with the newer draft', async () => {
    const { person, uid } = await startDraft()
    const newer = await save(person, { uid, version: 1, answers: { subject: 'Brain MRI' } })
    expect(newer).toMatchObject({ accepted: true, draft: { version: 2 } })
    const older = await save(person, { uid, version: 1, step: 4, answers: { subject: 'lost?' } })
    expect(older).toEqual({ accepted: false, draft: newer.draft })
    expect(await read(person)).toEqual(newer.draft)
    const again = await save(person, { uid, version: 2, step: 4, answers: { subject: 'kept' } })
    expect(again).toMatchObject({
      accepted: true,
      draft: { version: 3, step: 4, answers: { subject: 'kept' } },
    })
  })

  test('from a page that knows of no draft does not write over one', async () => {
    const { person, draft } = await startDraft()
    expect(await save(person, { version: 0 })).toEqual({ accepted: false, draft })
    expect(await save(person, { version: 1 })).toEqual({ accepted: false, draft })
  })

  test('on a draft that was thrown away starts a new one, and never passes for a save of another', async () => {
    const { person, uid } = await startDraft()
    await person.call('DELETE', url)
    const { draft, accepted } = await save(person, { uid, version: 1, answers: { subject: 'new' } })
    expect(accepted).toBe(true)
    expect(draft.uid).not.toBe(uid)
    // The same number, but of a draft that is no more.
    expect(await save(person, { uid, version: 1 })).toEqual({ accepted: false, draft })
  })
})

describe('the last save of a page that goes away', () => {
  test('adds only what was changed, even when another page has saved since', async () => {
    const { person, uid } = await startDraft({ subject: 'Brain', description: 'It was' })
    await save(person, {
      uid,
      version: 1,
      step: 2,
      answers: { subject: 'Brain', description: 'It was refused.' },
    })
    const last = await save(person, {
      uid,
      version: 1,
      parting: true,
      step: 3,
      answers: { subject: 'Brain MRI' },
    })
    expect(last).toMatchObject({
      accepted: true,
      draft: {
        version: 3,
        step: 3,
        answers: { subject: 'Brain MRI', description: 'It was refused.' },
        file_names: ['letter.pdf'],
      },
    })
  })

  test('is not undone by an earlier save of the same page that arrives after it', async () => {
    const { person, uid } = await startDraft()
    await save(person, { uid, version: 1, parting: true, answers: { subject: 'Brain MRI' } })
    const late = await save(person, { uid, version: 1, answers: { subject: 'Brain M' } })
    expect(late.accepted).toBe(false)
    expect((await read(person)).answers.subject).toBe('Brain MRI')
  })

  test('can be the first, and names the files it knows of', async () => {
    const person = await makePerson(server)
    const body = { version: 0, parting: true, answers: { subject: 'B' }, file_names: ['bill.pdf'] }
    const { draft } = await save(person, body)
    expect(draft).toMatchObject({ version: 1, answers: { subject: 'B' }, file_names: ['bill.pdf'] })
    await save(person, { uid: draft.uid, version: 1, parting: true, file_names: [] })
    expect(await read(person)).toMatchObject({ version: 2, answers: { subject: 'B' }, file_names: [] })
  })

  test('brings no draft back whose claim was submitted', async () => {
    const { person, uid } = await startDraft()
    const answers = await Promise.all([
      submit(person, uid),
      ...Array.from({ length: 10 }, () =>
        person.call('PUT', url, { uid, version: 1, parting: true, step: 5, answers: { subject: 'late' } }),
      ),
    ])
    expect(answers[0]?.statusCode).toBe(201)
    for (const { statusCode } of answers.slice(1)) expect([200, 409]).toContain(statusCode)
    expect(await read(person)).toBeNull()
  })
})

function submit(person: TestPerson, key: string) {
  return server.app.inject({
    method: 'POST',
    url: '/api/v1/claims',
    headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': key },
    payload: {
      first_name: 'Sam',
      last_name: 'Sample',
      region: 'Guam',
      email: 'sam@example.com',
      subject: 'Brain MRI',
      description: 'It was refused.',
      insurance_type: 'MEDICARE',
      denial_reason: 'NMN',
      denial_timing_type: 'PRE_SERVICE',
      service_type: 'DIAGNOSTIC',
    },
  })
}
