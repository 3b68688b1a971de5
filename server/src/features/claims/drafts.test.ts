import { describe, expect, test } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makePerson } from '../../testing/people.ts'

const server = await makeApp()
const { app, passTime } = server
const wizard = '/api/v1/claim_drafts/wizard'
const start = { version: 0, step: 1 }
const typed = { subject: 'Brain', age: 'fifty', urgent: true, email: 'sam@' }

describe('a draft', () => {
  test('keeps what was typed as it was typed, with its step and the names of chosen files', async () => {
    const person = await makePerson(server)
    expect((await person.call('GET', wizard)).json()).toEqual({ draft: null })
    const body = { step: 1, answers: typed, file_names: ['letter.pdf'] }
    const saved = await person.call('PUT', wizard, { version: 0, ...body })
    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toMatchObject({ accepted: true, draft: { ...body, version: 1 } })
    expect((await person.call('GET', wizard)).json()).toEqual({ draft: saved.json().draft })
  })

  test('keeps its uid while it grows, and the two forms have one each', async () => {
    const person = await makePerson(server)
    const first = (await person.call('PUT', wizard, { ...start, answers: {}, file_names: ['a.pdf'] })).json()
      .draft
    const { uid, version } = first
    const second = (await person.call('PUT', wizard, { uid, version, step: 2, answers: typed })).json().draft
    expect(second).toMatchObject({ uid, version: 2, step: 2, answers: typed, file_names: ['a.pdf'] })
    expect((await person.call('GET', '/api/v1/claim_drafts/intake')).json()).toEqual({ draft: null })
  })

  test('is nobody else’s', async () => {
    await (await makePerson(server)).call('PUT', wizard, { ...start, answers: typed })
    expect((await (await makePerson(server)).call('GET', wizard)).json()).toEqual({ draft: null })
  })

  test('can be thrown away', async () => {
    const person = await makePerson(server)
    await person.call('PUT', wizard, { ...start, answers: typed })
    expect((await person.call('DELETE', wizard)).json()).toEqual({ draft: null })
    expect((await person.call('GET', wizard)).json()).toEqual({ draft: null })
  })

  test.each([
    [{ ...start, step: 6, answers: {} }],
    [{ ...start, step: -1, answers: {} }],
    [{ ...start, step: 1.5, answers: {} }],
    [{ ...start, answers: { status: 'Resolved' } }],
    [{ ...start, answers: { subject: { deep: true } } }],
    [{ ...start, answers: { subject: 'x'.repeat(20_001) } }],
    [{ ...start, answers: {}, file_names: Array(21).fill('a') }],
    [{ ...start, version: -1, answers: {} }],
    [{ step: 1, answers: {} }],
    [start],
  ])('%.60j is refused', async (body) => {
    const person = await makePerson(server)
    expect((await person.call('PUT', wizard, body)).statusCode).toBe(422)
  })

  test('is gone once its claim is submitted, and a page that is still open cannot start a second one', async () => {
    const person = await makePerson(server)
    const { uid } = (await person.call('PUT', wizard, { ...start, answers: typed })).json().draft
    const payload = {
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
    }
    const headers = { authorization: `Bearer ${person.token}`, 'idempotency-key': uid }
    expect((await app.inject({ method: 'POST', url: '/api/v1/claims', headers, payload })).statusCode).toBe(
      201,
    )
    expect((await person.call('GET', wizard)).json()).toEqual({ draft: null })
    const late = await person.call('PUT', wizard, { uid, version: 1, step: 5, answers: typed })
    expect(late.statusCode).toBe(409)
    expect(late.json().detail).toBe('This request was submitted already. Your claims page shows it.')
  })

  test('lives for 60 days after the last change', async () => {
    const person = await makePerson(server)
    const { uid } = (await person.call('PUT', wizard, { ...start, answers: typed })).json().draft
    passTime(hours(24 * 60) + 1)
    const again = await makePerson(server)
    expect((await again.call('GET', wizard)).statusCode).toBe(200)
    const { findDraft } = await import('./draft-store.ts')
    expect(await findDraft(server.auth.orm, person.uid, 'wizard', server.auth.clock())).toBeUndefined()
    const { draft } = await import('./drafts.ts').then(({ saveDraft }) =>
      saveDraft(
        server.auth,
        {
          person_uid: person.uid,
          session_uid: '',
          is_staff: false,
          is_claims_admin: false,
          is_superuser: false,
          must_enrol: false,
        },
        'wizard',
        { version: 1, uid, step: 0, answers: {} },
      ),
    )
    expect(draft.uid).not.toBe(uid)
  })
})
