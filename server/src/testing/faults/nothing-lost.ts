import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Claim } from '@recourse/contract/claims'
import { expect, vi } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { sweepFiles } from '../../platform/uploads/sweep-files.ts'
import { files as fileTable } from '../../schema/files.ts'
import type { TestApp } from '../make-app.ts'
import type { TestPerson } from '../people.ts'
import type { Storm } from './storm.ts'

/** The promise: what was acknowledged is there, whole and once; and nothing else is left over. */
export async function expectNothingLost(
  quiet: TestApp,
  { acknowledged, problems }: Storm,
  people: readonly TestPerson[],
  what: string,
): Promise<void> {
  expect(problems, what).toEqual([])
  expect(acknowledged.claims.length, what).toBeGreaterThan(0)
  const stored = (await Promise.all(people.map(listAll))).flat()
  expectOnce(
    stored.map(({ subject }) => subject),
    `${what}: claims`,
  )
  for (const { uid, subject } of acknowledged.claims) {
    const claim = stored.find((each) => each.uid === uid)
    expect(claim?.description, `${what}: ${subject}`).toBe(`${subject} `.repeat(200).trim())
  }
  const documents = stored.flatMap(({ docs }) => docs.map(({ uid }) => uid))
  expectOnce(documents, `${what}: documents`)
  for (const { uid } of acknowledged.documents) expect(documents, `${what}: a document`).toContain(uid)
  await expectMessages(acknowledged, what)
  await expectEveryByte(quiet, acknowledged, what)
  await expectNoLeftovers(quiet, what)
}

async function listAll(person: TestPerson): Promise<Claim[]> {
  const found: Claim[] = []
  for (;;) {
    const older = found.at(-1) ? `&id_before=${found.at(-1)?.id}` : ''
    const answer = await person.call('GET', `/api/v1/claims?limit=100${older}`)
    expect(answer.statusCode, answer.body).toBe(200)
    const page: Claim[] = answer.json().claims
    if (page.length === 0) return found
    found.push(...page)
  }
}

function expectOnce(values: readonly string[], what: string) {
  expect(new Set(values).size, what).toBe(values.length)
}

async function expectMessages({ claims, messages }: Storm['acknowledged'], what: string) {
  for (const { uid, owner } of claims) {
    const answer = await owner.call('GET', `/api/v1/messages?claim_uid=${uid}&after=0`)
    const stored: { uid: string; content: string; seq: number }[] = answer.json().messages
    expect(
      stored.map(({ seq }) => seq),
      what,
    ).toEqual(stored.map((_, index) => index + 1))
    const sent = messages.filter(({ claim_uid }) => claim_uid === uid)
    for (const message of sent) {
      const same = stored.filter(({ content }) => content === message.content)
      expect(
        same.map((each) => each.uid),
        `${what}: ${message.content}`,
      ).toEqual([message.uid])
    }
  }
}

/** Every row has its bytes, and they are the ones that were sent. */
async function expectEveryByte({ parts }: TestApp, { documents }: Storm['acknowledged'], what: string) {
  const rows = await parts.database.orm.select().from(fileTable)
  for (const { uid, storage_key, sha256, size } of rows) {
    const bytes = await buffer(await parts.files.open(storage_key))
    const hash = createHash('sha256').update(bytes).digest('hex')
    expect([bytes.length, hash], `${what}: document ${uid}`).toEqual([size, sha256])
  }
  for (const { uid, sha256 } of documents)
    expect(rows.find((row) => row.uid === uid)?.sha256, what).toBe(sha256)
}

async function expectNoLeftovers({ parts, dataDir }: TestApp, what: string) {
  const { orm } = parts.database
  // As it will run in some hours, when nothing is under way any more.
  const clock = () => new Date(Date.now() + hours(3))
  await sweepFiles({ database: parts.database, files: parts.files, log: parts.log, clock })
  const rows = await orm.select({ key: fileTable.storage_key }).from(fileTable)
  const keys: string[] = []
  for await (const { key } of parts.files.list()) keys.push(key)
  expect(keys.toSorted(), `${what}: objects`).toEqual(rows.map(({ key }) => key).toSorted())
  const staged = await readdir(join(dataDir, 'files', 'staging')).catch(() => [])
  expect(staged, `${what}: staged`).toEqual([])
}

/** Every claim that was acknowledged was confirmed to its owner by one mail, however often it was sent. */
export async function expectEveryMail(
  mailsTo: (address: string) => Promise<{ messageId?: string | undefined; text?: string | undefined }[]>,
  { acknowledged }: Storm,
  what: string,
): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const { uid, owner } of acknowledged.claims) {
        const told = (await mailsTo(owner.email)).filter(({ text }) => text?.includes(uid.slice(0, 8)))
        const ids = new Set(told.map(({ messageId }) => messageId))
        expect([...ids], `${what}: the mail about ${uid}`).toHaveLength(1)
      }
    },
    { timeout: 90_000, interval: 500 },
  )
}
