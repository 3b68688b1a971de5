import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { files } from '../../schema/files.ts'
import { people } from '../../schema/people.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { fileOf, upload } from '../../testing/uploads.ts'
import { minutes } from '../clock.ts'
import { createLinks } from './links.ts'

const server = await makeApp()
const { app, parts } = server
const orm = parts.database.orm
const text = Array.from({ length: 30_000 }, (_, i) => `line ${i}`).join('\n')

async function document(content = text, owner?: TestPerson) {
  const person = owner ?? (await makePerson(server))
  const { uid: claim_uid } = await makeClaim(person)
  const made = await upload(app, person, claim_uid, fileOf(content, 'log.txt', 'text/plain'))
  expect(made.statusCode).toBe(201)
  return { person, url: made.json().url as string, uid: made.json().uid as string }
}
const newestLink = async (person: TestPerson) =>
  (await person.call('GET', '/api/v1/claims')).json().claims[0].docs[0].url as string

describe('a link to a file', () => {
  test('gives the very bytes, to be shown and to do nothing', async () => {
    const { url } = await document()
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(body).toBe(text)
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(text.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'accept-ranges': 'bytes',
    })
    expect(headers['content-disposition']).toMatch(/^inline; /)
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/)
  })

  test.each([
    ['bytes=0-0', 206, (all: string) => all.slice(0, 1)],
    ['bytes=65530-65545', 206, (all: string) => all.slice(65530, 65546)],
    ['bytes=-7', 206, (all: string) => all.slice(-7)],
    ['bytes=200000-', 206, (all: string) => all.slice(200_000)],
    ['bytes=0-1,5-6', 200, (all: string) => all],
    ['bytes=99999999-', 416, () => ''],
  ])('answers %s with %d', async (range, status, expected) => {
    const { url } = await document()
    const answer = await app.inject({ url, headers: { range } })
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toBe(expected(text))
    if (status === 206) {
      expect(answer.headers['content-length']).toBe(String(answer.body.length))
      expect(answer.headers['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${text.length}$`))
    }
    if (status === 416) expect(answer.headers['content-range']).toBe(`bytes */${text.length}`)
  })

  test('answers HEAD with the size and no body', async () => {
    const { url } = await document('short')
    const answer = await app.inject({ method: 'HEAD', url })
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '5', ''])
  })

  test('ends within ten minutes; the list then has a fresh one', async () => {
    const { person, url } = await document('short')
    server.passTime(minutes(10) + 1000)
    expect((await app.inject(url)).statusCode).toBe(403)
    const fresh = await newestLink(person)
    expect(fresh).not.toBe(url)
    expect((await app.inject(fresh)).body).toBe('short')
  })

  test('lasts five minutes at least', async () => {
    const { person } = await document('short')
    const url = await newestLink(person)
    server.passTime(minutes(5) - 1000)
    expect((await app.inject(url)).statusCode).toBe(200)
  })

  test.each(['viewer', 'expires', 'signature'])('with another %s is dead', async (name) => {
    const { url } = await document('short')
    const other = await document('other')
    const changed = new URL(url, 'http://localhost')
    const replaced = {
      viewer: other.person.uid,
      expires: String(Number(changed.searchParams.get('expires')) + 60),
      signature: new URL(other.url, 'http://localhost').searchParams.get('signature') ?? '',
    }[name]
    changed.searchParams.set(name, replaced ?? '')
    expect((await app.inject(changed.pathname + changed.search)).statusCode).toBe(403)
    changed.searchParams.delete(name)
    expect((await app.inject(changed.pathname + changed.search)).statusCode).toBe(403)
  })

  test("opens no other file, and a stranger's signature opens nothing", async () => {
    const one = await document('one')
    const two = await document('two')
    expect((await app.inject(one.url.replace(one.uid, two.uid))).statusCode).toBe(403)
    expect((await app.inject(one.url.replace(one.uid, randomUUID()))).statusCode).toBe(403)
    expect((await app.inject(one.url.replace(one.uid, '..%2f..%2fsecret'))).statusCode).toBe(403)
    const forged = one.url.replace(one.person.uid, two.person.uid)
    expect((await app.inject(forged)).statusCode).toBe(403)
  })

  test('dies with the account it was made for, and with the role it was made by', async () => {
    const { person, url, uid } = await document('short')
    const staff = await makePerson(server, { is_staff: true })
    const theirs = createLinks(parts).to(uid, staff.uid)
    expect((await app.inject(theirs)).statusCode).toBe(200)
    await orm.update(people).set({ is_staff: false }).where(eq(people.uid, staff.uid))
    expect((await app.inject(theirs)).statusCode).toBe(403)
    await orm.update(people).set({ disabled_at: new Date() }).where(eq(people.uid, person.uid))
    expect((await app.inject(url)).statusCode).toBe(403)
  })

  test('gives nothing of a file that waits for the virus scanner', async () => {
    const { person, uid, url } = await document('short')
    await orm.update(files).set({ held: true }).where(eq(files.uid, uid))
    expect((await app.inject(url)).statusCode).toBe(403)
    expect(await newestLink(person)).toBeNull()
  })

  test('that has ended tells a person so on a page, and a program in JSON', async () => {
    const page = await app.inject({ url: `/files/${randomUUID()}`, headers: { accept: 'text/html,*/*' } })
    expect(page.statusCode).toBe(403)
    expect(page.headers['content-type']).toMatch('text/html')
    expect(page.body).toMatch('This link has expired')
    const program = await app.inject(`/files/${randomUUID()}`)
    expect(program.json().detail).toMatch('This link has expired')
  })

  test('to bytes that are gone says so', async () => {
    const gone = await document('gone soon')
    const [row] = await orm.select().from(files).where(eq(files.uid, gone.uid))
    await parts.files.remove(row?.storage_key ?? '')
    expect((await app.inject(gone.url)).statusCode).toBe(404)
  })
})
