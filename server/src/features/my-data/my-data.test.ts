import { createHash } from 'node:crypto'
import type { DataFile } from '@recourse/contract/my-data'
import { describe, expect, test } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { listed } from '../../platform/files/test-stores.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { unzip } from '../../testing/unzip.ts'
import { fileOf, upload } from '../../testing/uploads.ts'
import { removeExpiredDataFiles } from './service.ts'

const server = await makeApp()
const { app, parts, auth } = server
const url = '/api/v1/users/me/data_file'

const state = async (person: TestPerson) => (await person.call('GET', url)).json<DataFile>()

async function makeReady(person: TestPerson): Promise<DataFile> {
  const asked = await person.call('POST', url)
  expect(asked.statusCode).toBe(201)
  expect(asked.json()).toMatchObject({ state: 'preparing', url: null })
  await expect.poll(async () => (await state(person)).state, { timeout: 15_000 }).toBe('ready')
  return state(person)
}
const fetchFile = (link: string | null) => app.inject({ method: 'GET', url: link ?? '' })

describe('a file with everything held about a person', () => {
  test('holds profile, coverage, claims, messages, drafts and papers, and nothing of staff', async () => {
    const member = await makePerson(server)
    const staff = await makePerson(server, { is_staff: true })
    const claim = await makeClaim(member, { subject: '<Brain> scan', description: 'canary description' })
    const paper = `Denied! ${'x'.repeat(70_000)}`
    for (const name of ['denial: 1.txt', 'denial: 1.txt']) {
      const sent = await upload(app, member, claim.uid, fileOf(paper, name, 'text/plain'))
      expect(sent.statusCode).toBe(201)
    }
    const ok = async (answer: ReturnType<TestPerson['call']>) =>
      expect((await answer).statusCode).toBeLessThan(300)
    await ok(member.call('POST', '/api/v1/messages', { claim_uid: claim.uid, content: 'canary from me' }))
    await ok(staff.call('POST', '/api/v1/messages', { claim_uid: claim.uid, content: 'canary from us' }))
    await ok(
      staff.call('POST', '/api/v1/admin/claim_notes', { claim_uid: claim.uid, text: 'canary internal note' }),
    )
    await ok(
      staff.call('PUT', '/api/v1/admin/assign_claim', { claim_uid: claim.uid, assignee_uid: staff.uid }),
    )
    await ok(
      member.call('PUT', '/api/v1/claim_drafts/wizard', {
        version: 0,
        step: 1,
        answers: { subject: 'canary draft' },
        file_names: [],
      }),
    )
    const stranger = await makePerson(server)
    await makeClaim(stranger, { subject: 'of a stranger' })

    const ready = await makeReady(member)
    const answer = await fetchFile(ready.url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="recourse-data-\d{4}-\d\d-\d\d\.zip"$/,
    )
    expect(answer.rawPayload.length).toBe(ready.size)
    const files = unzip(answer.rawPayload)
    const data = JSON.parse(files.get('data.json')?.toString() ?? '')
    expect(data).toMatchObject({
      profile: { username: member.username, email: member.email },
      claims: [
        {
          uid: claim.uid,
          answers: { description: 'canary description' },
          messages: [
            { by: 'you', content: 'canary from me' },
            { by: 'our team', content: 'canary from us' },
          ],
          documents: [{ added_by: 'you' }, { added_by: 'you' }],
        },
      ],
      drafts: [{ answers: { subject: 'canary draft' } }],
    })
    for (const document of data.claims[0].documents) {
      const bytes = files.get(document.path) ?? ''
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(document.sha256)
    }
    expect(files.size).toBe(4)
    const page = files.get('my-data.html')?.toString() ?? ''
    for (const words of ['&lt;Brain&gt; scan', 'canary from us', 'canary description', 'denial_%201.txt']) {
      expect(page).toContain(words)
    }
    const everything = [...files.values()].join('\n')
    for (const hidden of [
      'canary internal note',
      staff.username,
      staff.uid,
      'of a stranger',
      'password_hash',
    ]) {
      expect(everything).not.toContain(hidden)
    }
  })

  test('is made once a day, is fetched by its owner alone, and goes after 24 hours', async () => {
    const member = await makePerson(server)
    const stranger = await makePerson(server)
    expect(await state(member)).toMatchObject({ state: 'none', next_at: null })
    const ready = await makeReady(member)
    const mail = await server.outbox.waitFor(member.email)
    expect(mail).toMatchObject({ subject: 'Your file is ready' })
    expect(mail.link).toBe('http://localhost:3000/account/profile#download-my-data')
    expect(mail.text).not.toContain(ready.url)
    expect((await member.call('POST', url)).json()).toEqual({ detail: 'You can make a new file once a day.' })

    const link = new URL(ready.url ?? '', 'http://localhost')
    link.searchParams.set('viewer', stranger.uid)
    expect((await fetchFile(link.pathname + link.search)).statusCode).toBe(403)
    const { rows } = await parts.database.pool.query(
      'SELECT storage_key FROM data_files WHERE person_uid = $1',
      [member.uid],
    )
    const stored = async () => [...(await listed(parts.files)).keys()]
    expect(await stored()).toContain(rows[0].storage_key)

    server.passTime(minutes(11))
    expect((await fetchFile(ready.url)).statusCode).toBe(403)
    server.passTime(hours(24))
    const again = await makePersonAgain(member)
    expect(await state(again)).toMatchObject({ state: 'expired', url: null, next_at: null })
    await removeExpiredDataFiles({ orm: auth.orm, jobs: parts.jobs, clock: auth.clock })
    await expect.poll(stored, { timeout: 15_000 }).not.toContain(rows[0].storage_key)
    expect((await makeReady(again)).state).toBe('ready')
  })
})

/** The same person with a session of the present. */
async function makePersonAgain(person: TestPerson): Promise<TestPerson> {
  const { findByUid } = await import('../auth/store.ts')
  const found = await findByUid(auth.orm, person.uid)
  if (!found) throw new Error('the person has gone')
  const { access_token: token } = await auth.orm.transaction((tx) => auth.sessions.start(tx, found))
  const headers = { authorization: `Bearer ${token}` }
  return {
    ...person,
    token,
    call: (method, target, body) =>
      app.inject({ method, url: target, headers, ...(body ? { payload: body } : {}) }),
  }
}
