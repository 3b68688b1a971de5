import { downloadList } from '@recourse/contract/download-list'
import { expect, test } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { makeApp } from '../../testing/make-app.ts'

const server = await makeApp()
const { app, parts } = server
const list = '/api/v1/static_resources/digital_downloads'
const view = '/api/v1/static_resources/digital_download'
const [letter, , worksheet] = downloadList
if (!letter || !worksheet) throw new Error('The list of downloads is too short.')

function open(uid: string, visitor: string) {
  return app.inject({
    method: 'PUT',
    url: view,
    payload: { uid },
    headers: { 'x-forwarded-for': visitor },
  })
}

async function viewsOf(uid: string): Promise<number> {
  const downloads = (await app.inject(list)).json<{ uid: string; views: number }[]>()
  return downloads.find((download) => download.uid === uid)?.views ?? -1
}

test('the list is an array with every field, to visitors too', async () => {
  const answer = await app.inject(list)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual(downloadList.map((entry) => ({ ...entry, views: expect.any(Number) })))
  expect((await app.inject('/api/static_resources/digital_downloads')).json()).toEqual(answer.json())
})

test('a visitor counts once per document and hour, however many clicks come at once', async () => {
  const before = await viewsOf(letter.uid)
  const answers = await Promise.all(Array.from({ length: 8 }, () => open(letter.uid, '192.0.2.7')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  expect(await viewsOf(letter.uid)).toBe(before + 1)
  const other = await open(letter.uid, '192.0.2.8')
  expect(other.json()).toEqual({ ...letter, views: before + 2 })
  expect((await open(worksheet.uid, '192.0.2.7')).json()).toMatchObject({ uid: worksheet.uid, views: 1 })
})

test('an hour later the same visitor counts again', async () => {
  const before = await viewsOf(letter.uid)
  await open(letter.uid, '192.0.2.20')
  // The limits go by the real clock, so their hour is ended in the table.
  await parts.database.pool.query('UPDATE rate_limits SET expire = expire - $1', [hours(1) + 1])
  await open(letter.uid, '192.0.2.20')
  expect(await viewsOf(letter.uid)).toBe(before + 2)
})

test('no address is kept, only a keyed digest of it', async () => {
  await open(letter.uid, '192.0.2.99')
  const { rows } = await parts.database.pool.query<{ key: string }>('SELECT key FROM rate_limits')
  expect(rows.some(({ key }) => key.startsWith('download_views_by_visitor:'))).toBe(true)
  expect(JSON.stringify(rows)).not.toContain('192.0.2')
})

test('the uid may come as a form field; a broken one is 422, an unknown one 404', async () => {
  const form = new FormData()
  form.set('uid', worksheet.uid.toUpperCase())
  const request = new Request('http://x/', { method: 'POST', body: form })
  const sent = await app.inject({
    method: 'PUT',
    url: view,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'x-forwarded-for': '192.0.2.30',
    },
  })
  expect([sent.statusCode, sent.json().uid]).toEqual([200, worksheet.uid])
  expect((await open('not-a-uid', '192.0.2.31')).statusCode).toBe(422)
  const unknown = await open('019a8594-0c00-7a01-8b01-5f0d1e7affff', '192.0.2.31')
  expect([unknown.statusCode, unknown.json()]).toEqual([404, { detail: 'We could not find that.' }])
})
