import { expect, test } from 'vitest'
import { pdf } from '../../testing/awkward-pdfs.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { fileOf, sendParts } from '../../testing/uploads.ts'

const server = await makeApp()
const { app, outbox, parts } = server
const { pool } = parts.database

const letter = (pages: number) => fileOf(pdf(pages), 'appeal.pdf')
const send = (person: TestPerson, claim_uid: string, file = letter(1)) =>
  sendParts(
    app,
    person,
    [
      ['file', file],
      ['claim_uid', claim_uid],
    ],
    { url: '/api/v1/admin/upload_appeal_letter' },
  )
const claimOf = async (person: TestPerson) => (await person.call('GET', '/api/v1/claims')).json().claims[0]

test('of several letters the newest is the one the member opens; all are kept; a mail says so without details', async () => {
  const member = await makePerson(server)
  const staff = await makePerson(server, { is_claims_admin: true })
  const { uid } = await makeClaim(member)
  expect((await claimOf(member)).appeal_url).toBeNull()
  const first = await send(staff, uid, letter(1))
  const second = await send(staff, uid, letter(2))
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  const { appeal_url, docs } = await claimOf(member)
  expect(appeal_url).toMatch(second.json().uid)
  expect((await app.inject(appeal_url)).rawPayload.equals(pdf(2))).toBe(true)
  expect(docs).toEqual([])
  const { rowCount } = await pool.query("select from files where claim_uid = $1 and kind = 'appeal_letter'", [
    uid,
  ])
  expect(rowCount).toBe(2)
  const mail = await outbox.waitFor(member.email, 3)
  expect(mail.text).not.toMatch(/MRI|appeal\.pdf/)
})

test('a member cannot add a letter, and it takes nothing of their share of 20 documents', async () => {
  const member = await makePerson(server)
  const { uid } = await makeClaim(member)
  expect((await send(member, uid)).statusCode).toBe(403)
  const staff = await makePerson(server, { is_staff: true })
  for (let i = 0; i < 21; i += 1) expect((await send(staff, uid)).statusCode).toBe(201)
})

test('what staff add and open is written down once each, by uid alone; what a member does is not', async () => {
  const member = await makePerson(server)
  const staff = await makePerson(server, { is_staff: true })
  const { uid } = await makeClaim(member)
  const { url, uid: file_uid } = (await send(staff, uid)).json()
  await app.inject(url)
  await app.inject({ url, headers: { range: 'bytes=10-20' } })
  await app.inject((await claimOf(member)).appeal_url)
  const { rows } = await pool.query(
    'select action, actor_uid, subject_uids, details from audit_log where $1 = any(subject_uids) order by id',
    [uid],
  )
  const details = { file_uid, file_kind: 'appeal_letter' }
  expect(rows).toEqual([
    { action: 'letter_added', actor_uid: staff.uid, subject_uids: [uid], details },
    { action: 'document_opened', actor_uid: staff.uid, subject_uids: [uid], details },
  ])
})
