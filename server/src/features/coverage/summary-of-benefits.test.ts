import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { samplePdf } from '../../demo-documents.ts'
import { createLinks } from '../../platform/uploads/links.ts'
import { files } from '../../schema/files.ts'
import { encryptedPdf } from '../../testing/awkward-pdfs.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { fileOf, sendParts } from '../../testing/uploads.ts'

const server = await makeApp({ MAX_UPLOAD_MB: '1' })
const { app, parts } = server
const orm = parts.database.orm
const coverages = '/api/v1/accounts/coverages'

const filled = {
  region: 'Ohio',
  insurer_name: 'Keystone Valley Health',
  plan_name: 'Silver 3000 PPO',
  member_id: 'KVH10048B2',
  effective_date: '2026-01-01',
}
const pdf = async (line = 'What this plan covers', name = 'sbc.pdf') =>
  fileOf(Buffer.concat(await samplePdf([line]).toArray()), name)
const send = (person: TestPerson | null, file: File, key?: string) =>
  sendParts(app, person, [['file', file]], {
    url: '/api/v1/accounts/upload_sob',
    method: 'PUT',
    ...(key && { key }),
  })
const filesOf = (person: TestPerson) => orm.select().from(files).where(eq(files.owner_uid, person.uid))

async function insured() {
  const person = await makePerson(server)
  expect((await person.call('POST', coverages, filled)).statusCode).toBe(201)
  return person
}

describe('a summary of benefits', () => {
  test('stands on the current coverage with a link that opens it', async () => {
    const person = await insured()
    const answer = await send(person, await pdf())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ plan_name: 'Silver 3000 PPO', sob_name: 'sbc.pdf' })
    const opened = await app.inject(answer.json().sob_url)
    expect(opened.statusCode).toBe(200)
    expect(opened.headers['content-type']).toBe('application/pdf')
    expect((await person.call('GET', `${coverages}/current`)).json().sob_url).toBe(answer.json().sob_url)
  })

  test('without a coverage is refused with a sentence, and nothing is kept', async () => {
    const person = await makePerson(server)
    const answer = await send(person, await pdf())
    expect(answer.statusCode).toBe(409)
    expect(answer.json().detail).toBe(
      'Please save your coverage first. Then you can add its summary of benefits.',
    )
    expect(await filesOf(person)).toEqual([])
  })

  test('that is no PDF by its content is refused in the words of the specification', async () => {
    const person = await insured()
    const answer = await send(person, fileOf('not a pdf', 'sbc.pdf'))
    expect(answer.statusCode).toBe(415)
    expect(answer.json().detail).toBe(
      'There is something wrong with your file selection. Please select a pdf copy of your SOB.',
    )
    const locked = await send(person, fileOf(encryptedPdf({ user: 'secret', owner: 'secret' })))
    expect([locked.statusCode, Object.keys(locked.json().fields)]).toEqual([422, ['file']])
    expect(await filesOf(person)).toEqual([])
  })

  test('that is too large, or no file at all, is refused', async () => {
    const person = await insured()
    expect((await send(person, fileOf(new Uint8Array(1_048_577)))).statusCode).toBe(413)
    const empty = await sendParts(app, person, [], { url: '/api/v1/accounts/upload_sob', method: 'PUT' })
    expect(empty.statusCode).toBe(422)
  })

  test('replaces the earlier one, whose bytes and link are gone', async () => {
    const person = await insured()
    const first = (await send(person, await pdf('2025', 'old.pdf'))).json()
    const [before] = await filesOf(person)
    const second = (await send(person, await pdf('2026', 'new.pdf'))).json()
    expect(second.sob_name).toBe('new.pdf')
    expect((await app.inject(first.sob_url)).statusCode).toBe(403)
    expect((await app.inject(second.sob_url)).statusCode).toBe(200)
    expect(await filesOf(person)).toHaveLength(1)
    await expect(parts.files.open(before?.storage_key ?? '')).rejects.toThrow()
  })

  test('a repeat with the same key stores nothing new', async () => {
    const person = await insured()
    const first = await send(person, await pdf(), 'key-1')
    const again = await send(person, await pdf(), 'key-1')
    expect(again.json().sob_url).toBe(first.json().sob_url)
    expect(await filesOf(person)).toHaveLength(1)
  })

  test('of an old coverage stays with it when a new one starts', async () => {
    const person = await insured()
    await send(person, await pdf())
    await person.call('POST', coverages, { ...filled, effective_date: '2026-06-01', plan_name: 'Gold' })
    const all = (await person.call('GET', coverages)).json()
    expect(all.map((row: { sob_name: string | null }) => row.sob_name)).toEqual([null, 'sbc.pdf'])
  })

  test("is not opened by another member's link", async () => {
    const person = await insured()
    await send(person, await pdf())
    const [file] = await filesOf(person)
    const other = await makePerson(server)
    const link = createLinks(parts).to(file?.uid ?? '', other.uid)
    expect((await app.inject(link)).statusCode).toBe(403)
  })

  test('has no link while the virus scanner has not seen it', async () => {
    const person = await insured()
    await send(person, await pdf())
    await orm.update(files).set({ held: true }).where(eq(files.owner_uid, person.uid))
    const shown = (await person.call('GET', `${coverages}/current`)).json()
    expect([shown.sob_name, shown.sob_url]).toEqual(['sbc.pdf', null])
  })
})
