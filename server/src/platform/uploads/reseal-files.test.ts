import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { makeDatabase } from '../../testing/database.ts'
import type { Files } from '../files/files.ts'
import { keepBytes, listed, makeTestStore, readBytes, sourceOf } from '../files/test-stores.ts'
import { resealFiles } from './reseal-files.ts'

const { database, drop } = await makeDatabase()
const store = await makeTestStore('s3')
afterAll(() => Promise.all([drop(), store.close()]))
const db = database.pool

async function fill(count: number): Promise<void> {
  const owner = randomUUID()
  await db.query(
    `INSERT INTO people (uid, username, email, password_hash, first_name, last_name)
     VALUES ($1, 'mia', 'mia@example.com', 'x', 'Mia', 'Lake')`,
    [owner],
  )
  for (let i = 0; i < count; i += 1) {
    const bytes = randomBytes(100_000)
    const { size, sha256 } = await store.files.stage(sourceOf(bytes), bytes.length)
    await db.query(
      `INSERT INTO files (uid, kind, owner_uid, name, content_type, size, sha256, storage_key, created_at)
       VALUES (gen_random_uuid(), 'sob', $1, 'a.pdf', 'application/pdf', $2, $3, $4, now())`,
      [owner, size, sha256, await keepBytes(store.files, bytes)],
    )
  }
}

const keys = async () =>
  (await db.query<{ storage_key: string }>('SELECT storage_key FROM files ORDER BY uid')).rows.map(
    ({ storage_key }) => storage_key,
  )

test('a change of keys that stops at any point leaves every file readable, and the next run ends it', async () => {
  await fill(5)
  const [oldKey] = store.keys
  const newKey = randomBytes(32)
  const both = store.reopen([newKey, oldKey])
  const before = await Promise.all((await keys()).map((key) => readBytes(both, key)))
  const same = async (files: Files) =>
    expect(await Promise.all((await keys()).map((key) => readBytes(files, key)))).toEqual(before)

  for (const stopping of [
    { keep: async (staged) => both.keep(staged).then(() => Promise.reject(new Error('killed'))) },
    { remove: () => Promise.reject(new Error('killed')) },
  ] satisfies Partial<Files>[]) {
    await expect(resealFiles({ db, files: { ...both, ...stopping } })).rejects.toThrow('killed')
    await same(both)
  }
  expect(await resealFiles({ db, files: both })).toEqual({ done: 4, left: 0 })
  await same(store.reopen([newKey]))
  expect(await resealFiles({ db, files: both })).toEqual({ done: 0, left: 0 })

  const [lost] = await keys()
  await both.remove(lost ?? '')
  expect(await resealFiles({ db, files: both })).toEqual({ done: 0, left: 1 })
  // The copy and the original that the two stops left behind; the sweep takes them.
  expect((await listed(both)).size).toBe(4 + 2)
})
