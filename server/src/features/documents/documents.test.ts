import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileSentences } from '@recourse/contract/file-rules'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { samplePdf } from '../../demo-documents.ts'
import { files } from '../../schema/files.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson } from '../../testing/people.ts'
import { fileOf, sendParts, upload } from '../../testing/uploads.ts'

const server = await makeApp({ MAX_UPLOAD_MB: '1' })
const { app, parts } = server
const orm = parts.database.orm
const mebibyte = 1_048_576

const pdf = async (line = 'We do not cover this.') => {
  const content = await samplePdf([line]).toArray()
  return fileOf(Buffer.concat(content))
}
const note = (text = 'Call of October 2', name = 'note.txt') => fileOf(text, name, 'text/plain')
const docsOf = async (person: Awaited<ReturnType<typeof makePerson>>) =>
  (await person.call('GET', '/api/v1/claims')).json().claims[0].docs

async function ownClaim() {
  const person = await makePerson(server)
  return { person, claim_uid: (await makeClaim(person)).uid }
}

async function storedObjects() {
  const keys: string[] = []
  for await (const { key } of parts.files.list()) keys.push(key)
  return keys
}
const staging = async () => readdir(join(server.dataDir, 'files', 'staging')).catch(() => [])

describe('adding a document', () => {
  test('answers with the document, which then stands with its claim', async () => {
    const { person, claim_uid } = await ownClaim()
    const before = (await person.call('GET', '/api/v1/claims')).json().claims[0].updated_at
    server.passTime(2000)
    const answer = await upload(app, person, claim_uid, await pdf())
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ name: 'letter.pdf', content_type: 'application/pdf' })
    expect(answer.json().url).toMatch(/^\/files\//)
    const [claim] = (await person.call('GET', '/api/v1/claims')).json().claims
    expect(claim.docs).toEqual([answer.json()])
    expect(claim.updated_at > before).toBe(true)
  })

  test('takes the file before or after the uid of the claim', async () => {
    const { person, claim_uid } = await ownClaim()
    const first = await sendParts(app, person, [
      ['file', note('one', 'a.txt')],
      ['claim_uid', claim_uid],
    ])
    const second = await sendParts(app, person, [
      ['claim_uid', claim_uid],
      ['file', note('two', 'b.txt')],
    ])
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect((await docsOf(person)).map(({ name }: { name: string }) => name)).toEqual(['a.txt', 'b.txt'])
  })

  test('lets staff add to any claim, counted to the claimant', async () => {
    const { person, claim_uid } = await ownClaim()
    const staff = await makePerson(server, { is_staff: true })
    const { uid } = (await upload(app, staff, claim_uid, note())).json()
    const [row] = await orm.select().from(files).where(eq(files.uid, uid))
    expect(row).toMatchObject({ owner_uid: person.uid, uploaded_by: staff.uid })
    expect(await docsOf(person)).toHaveLength(1)
  })

  test("reads as not found on another's claim, exactly as on one that is absent", async () => {
    const { claim_uid } = await ownClaim()
    const stranger = await makePerson(server)
    const theirs = await upload(app, stranger, claim_uid, note())
    const absent = await upload(app, stranger, randomUUID(), note())
    expect([theirs.statusCode, theirs.json()]).toEqual([404, absent.json()])
    expect(absent.statusCode).toBe(404)
    expect(await orm.$count(files, eq(files.claim_uid, claim_uid))).toBe(0)
  })

  test('reads no byte of a visitor', async () => {
    const { claim_uid } = await ownClaim()
    expect((await upload(app, null, claim_uid, note())).statusCode).toBe(401)
    expect(await staging()).toEqual([])
  })

  test.each([
    ['no file', [['claim_uid', randomUUID()]], fileSentences.missing],
    [
      'two files',
      [
        ['file', note()],
        ['file', note()],
        ['claim_uid', randomUUID()],
      ],
      fileSentences.several,
    ],
    [
      'a file in another field',
      [
        ['claim_uid', note()],
        ['file', note()],
      ],
      'This field takes no file.',
    ],
    ['no claim', [['file', note()]], /./],
    [
      'a malformed uid',
      [
        ['file', note()],
        ['claim_uid', 'none'],
      ],
      /./,
    ],
    [
      'an unknown field',
      [
        ['file', note()],
        ['claim_uid', randomUUID()],
        ['kind', 'sob'],
      ],
      /./,
    ],
  ] as const)('%s is invalid and leaves nothing behind', async (_what, given, sentence) => {
    const person = await makePerson(server)
    const answer = await sendParts(app, person, given)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatch(sentence)
    expect(await staging()).toEqual([])
  })

  test('JSON is refused as the wrong type of body', async () => {
    const { person, claim_uid } = await ownClaim()
    expect((await person.call('POST', '/api/v1/upload_supporting_doc', { claim_uid })).statusCode).toBe(415)
  })

  test('a name is kept for display and names nothing on our side', async () => {
    const { person, claim_uid } = await ownClaim()
    const name = '../../Überweisung 🏥 <b>.txt'
    const document = (await upload(app, person, claim_uid, note('x', name))).json()
    expect(document.name).toBe('Überweisung 🏥 <b>.txt')
    const shown = await app.inject(document.url)
    expect(shown.headers['content-disposition']).toBe(
      "inline; filename*=UTF-8''%C3%9Cberweisung%20%F0%9F%8F%A5%20%3Cb%3E.txt",
    )
    expect((await storedObjects()).join()).not.toMatch(/berweisung/)
    expect(server.logged()).not.toMatch(/berweisung|signature=/)
  })
})

describe('limits', () => {
  test('a file of exactly the largest size passes, one byte more does not', async () => {
    const { person, claim_uid } = await ownClaim()
    const at = await upload(app, person, claim_uid, note('x'.repeat(mebibyte)))
    expect(at.statusCode).toBe(201)
    const over = await upload(app, person, claim_uid, note('x'.repeat(mebibyte + 1)))
    expect([over.statusCode, over.json().detail]).toEqual([413, fileSentences.too_large])
    expect(await docsOf(person)).toHaveLength(1)
    expect(await staging()).toEqual([])
  })

  test('a rush onto one claim stops at 20 documents', async () => {
    const { person, claim_uid } = await ownClaim()
    const rush = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, i) => upload(app, person, claim_uid, note(`page ${i}`))))
    const answers = [...(await rush(12)), ...(await rush(12))]
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(4).fill(409)])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(fileSentences.too_many)
    expect(await docsOf(person)).toHaveLength(20)
  })

  test('500 MB a person over all claims', async () => {
    const { person, claim_uid } = await ownClaim()
    const { uid } = (await upload(app, person, claim_uid, note())).json()
    await orm
      .update(files)
      .set({ size: 500 * mebibyte - 10 })
      .where(eq(files.uid, uid))
    const { uid: other } = await makeClaim(person)
    expect((await upload(app, person, other, note('0123456789', 'a.txt'))).statusCode).toBe(201)
    const over = await upload(app, person, other, note('1', 'b.txt'))
    expect([over.statusCode, over.json().detail]).toEqual([409, fileSentences.over_quota])
  })

  test('the same key makes one document, however often and however fast it comes', async () => {
    const { person, claim_uid } = await ownClaim()
    const key = randomUUID()
    const before = (await storedObjects()).length
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => upload(app, person, claim_uid, note(), key)),
    )
    expect(new Set(answers.map((answer) => answer.json().uid)).size).toBe(1)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201))
    expect(await docsOf(person)).toHaveLength(1)
    expect((await storedObjects()).length).toBe(before + 1)
    const { uid: otherClaim } = await makeClaim(person)
    expect((await upload(app, person, otherClaim, note(), key)).statusCode).toBe(409)
    const stranger = await ownClaim()
    expect((await upload(app, stranger.person, stranger.claim_uid, note(), key)).statusCode).toBe(201)
  })
})
