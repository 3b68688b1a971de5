import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeDatabase } from '../../testing/database.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson } from '../../testing/people.ts'
import { fileOf, upload } from '../../testing/uploads.ts'
import { createFiles } from '../files/files.ts'
import { makeS3 } from '../files/test-s3.ts'
import { readBytes } from '../files/test-stores.ts'
import { clearDatabase, clearStore, requireEmptyDatabase, requireEmptyStore } from './empty-place.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { openSealed } from './sealed-backup.ts'
import { contentOf, tablesIn } from './test-backups.ts'
import { writeBackup } from './write-backup.ts'

const folder = await mkdtemp(join(tmpdir(), 'recourse-backup-'))
const s3 = await makeS3(join(folder, 's3'))
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const server = await makeApp({
  S3_ENDPOINT: s3.config.endpoint,
  S3_BUCKET: s3.config.bucket,
  S3_REGION: s3.config.region,
  S3_ACCESS_KEY_ID: s3.config.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
})
const { parts, connection } = server
const passphrase = 'seven plain words are better than one'
const secrets = { secret_id: 'test', kept_secrets: [] }

async function backUp(name: string) {
  const path = join(folder, name)
  const report = await writeBackup({ connection, files: parts.files, secrets, path, passphrase })
  return { path, report, backup: await openSealed(path, passphrase) }
}

async function makePlace(name: string) {
  const { connection, database, drop } = await makeDatabase({ empty: true })
  const files = createFiles({
    config: { s3: null, dataDir: join(folder, name) },
    keys: [randomBytes(32)],
  })
  afterAll(drop)
  return { connection, database, files }
}

const member = await makePerson(server)
const claim = await makeClaim(member, { subject: 'Tab\tand\\backslash\nand é' })
const letter = await upload(
  server.app,
  member,
  claim.uid,
  fileOf('the insurer said no '.repeat(9_000), 'letter.txt', 'text/plain'),
)
expect(letter.statusCode).toBe(201)
const write = (content: string) => member.call('POST', '/api/v1/messages', { claim_uid: claim.uid, content })

// Far more than passes through any buffer at once.
await parts.database.pool.query(`
  INSERT INTO rate_limits (key, points)
  SELECT 'bulk ' || i || repeat(md5(i::text), 10), i FROM generate_series(1, 20000) AS i`)
const bulk = `SELECT count(*)::int, md5(string_agg(key || points, ',' ORDER BY points)) FROM rate_limits WHERE key LIKE 'bulk %'`

test('a backup made while people write is one moment of it, and comes back whole in another place', async () => {
  const before = await write('said before the backup')
  expect(before.statusCode).toBe(201)
  let going = true
  const writing = (async () => {
    for (let i = 0; going && i < 50; i += 1) {
      await write(`number ${i}`)
      await makeClaim(member)
    }
  })()
  const { backup, report } = await backUp('while-writing')
  going = false
  await writing
  expect(report).toMatchObject({ files: 1, lost: 0 })

  const place = await makePlace('restored')
  const restored = await restoreBackup({ ...place, backup, head: await checkBackup(backup) })
  expect(restored).toMatchObject({ rows: report.rows, files: 1, lost: 0 })
  const { tables, files } = await contentOf(backup)
  expect(await tablesIn(place.connection)).toEqual(tables)
  const [copy, original] = await Promise.all(
    [place.database, parts.database].map(({ pool }) => pool.query(bulk)),
  )
  expect(copy?.rows).toEqual(original?.rows)

  const { rows } = await place.database.pool.query(
    `
    SELECT (SELECT last_seq FROM claim_chats WHERE claim_uid = $1) AS counted,
      (SELECT count(*)::int FROM messages WHERE claim_uid = $1) AS stored,
      (SELECT claims_count FROM people WHERE uid = $2) AS claims_counted,
      (SELECT count(*)::int FROM claims WHERE person_uid = $2) AS claims_stored,
      (SELECT sum(claims)::int FROM desk_counts WHERE facet = 'all') AS desk_counted`,
    [claim.uid, member.uid],
  )
  expect(rows[0].counted).toBe(rows[0].stored)
  expect(rows[0].claims_counted).toBe(rows[0].claims_stored)
  expect(rows[0].desk_counted).toBe(rows[0].claims_stored)
  expect(rows[0].stored).toBeGreaterThan(0)

  const found = await place.database.pool.query('SELECT storage_key, sha256 FROM files')
  expect(found.rows.map(({ sha256 }) => sha256)).toEqual(files)
  const bytes = await readBytes(place.files, found.rows[0].storage_key)
  expect(bytes.toString()).toBe('the insurer said no '.repeat(9_000))
  // The next claim gets a number of its own.
  const { rows: numbered } = await place.database.pool.query(
    `
    INSERT INTO claims (uid, person_uid, created_at, updated_at, answers)
    VALUES (gen_random_uuid(), $1, now(), now(), '{}') RETURNING id > (SELECT max(id) FROM claims) AS is_newest`,
    [member.uid],
  )
  expect(numbered).toEqual([{ is_newest: true }])
})

test('a file that its owner deletes during the backup is left out with its record; one that was lost is told of', async () => {
  const gone = await makePerson(server)
  const other = await makeClaim(gone)
  await upload(server.app, gone, other.uid, fileOf('kept by nobody', 'a.txt', 'text/plain'))
  await upload(server.app, gone, other.uid, fileOf('lost by the store', 'b.txt', 'text/plain'))
  const { pool } = parts.database
  const { rows } = await pool.query(
    'SELECT name, storage_key FROM files WHERE owner_uid = $1 ORDER BY name',
    [gone.uid],
  )
  const [deleted, lost] = rows
  await parts.files.remove(lost.storage_key)
  const openFile: typeof parts.files.open = async (key) => {
    if (key === deleted.storage_key) {
      await pool.query('DELETE FROM files WHERE storage_key = $1', [key])
      await parts.files.remove(key)
    }
    return parts.files.open(key)
  }
  const path = join(folder, 'with-gaps')
  const report = await writeBackup({ connection, files: { open: openFile }, secrets, path, passphrase })
  expect(report).toMatchObject({ files: 3, lost: 1 })
  const backup = await openSealed(path, passphrase)
  const place = await makePlace('with-gaps-restored')
  const restored = await restoreBackup({ ...place, backup, head: await checkBackup(backup) })
  expect(restored).toMatchObject({ files: 1, lost: 1 })
  const names = await place.database.pool.query('SELECT name FROM files ORDER BY name')
  expect(names.rows.map(({ name }) => name)).toEqual(['b.txt', 'letter.txt'])
})

test('a backup that was changed or cut anywhere, or another passphrase, is refused before anything is touched', async () => {
  const whole = readFileSync(join(folder, 'while-writing'))
  const spoiled = join(folder, 'spoiled')
  const refused = async (bytes: Buffer, word = passphrase) => {
    writeFileSync(spoiled, bytes)
    return openSealed(spoiled, word)
      .then(checkBackup)
      .then(
        () => 'taken',
        (error: Error) => error.message,
      )
  }
  const flipped = (at: number) => {
    const copy = Buffer.from(whole)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  }
  expect(await refused(whole, 'another passphrase')).toBe('This passphrase does not open this backup.')
  expect(await refused(flipped(0))).toBe(`${spoiled} is not a backup.`)
  expect(await refused(flipped(10))).toBe('This passphrase does not open this backup.')
  const border = 36 + 44 + 65_552
  const cut = [whole.subarray(0, whole.length - 1), whole.subarray(0, border)]
  for (const bytes of [flipped(Math.floor(whole.length / 2)), flipped(whole.length - 1), ...cut]) {
    expect(await refused(bytes)).toBe('This backup is damaged or was cut short.')
  }
  expect(whole.includes('insurer')).toBe(false)
})

test('a restore that fails half-way leaves the place as empty as it was', async () => {
  const backup = await openSealed(join(folder, 'while-writing'), passphrase)
  const place = await makePlace('fails-later-restored')
  const files = {
    ...place.files,
    keep: async (staged: Parameters<typeof place.files.keep>[0]) => {
      await place.files.keep(staged)
      throw new Error('the disk is full')
    },
  }
  const head = await checkBackup(backup)
  await expect(restoreBackup({ ...place, files, backup, head })).rejects.toThrow('the disk is full')
  await clearDatabase(place.connection)
  await clearStore(place.files)
  await requireEmptyDatabase(place.connection)
  await requireEmptyStore(place.files)
  await restoreBackup({ ...place, backup, head })
  await expect(requireEmptyDatabase(place.connection)).rejects.toThrow('not empty')
  await expect(requireEmptyStore(place.files)).rejects.toThrow('not empty')
})
