import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFiles } from './platform/files/files.ts'
import { readBytes } from './platform/files/test-stores.ts'
import { loadSecrets } from './platform/secrets.ts'
import { completeAnswers } from './testing/make-claim.ts'
import { makeProcesses, password, signIn } from './testing/processes.ts'
import { fileOf } from './testing/uploads.ts'

const { dataDir, start, runToEnd, run } = makeProcesses()
const admin = { ADMIN_USERNAME: 'root', ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: password }
/** Five starts in one test, each of which takes seconds on a busy machine. Milliseconds. */
const patience = 300_000
const place = join(dataDir, 'restored')
const path = join(dataDir, 'backup')
const word = { BACKUP_PASSPHRASE: 'seven plain words' }
const restore = (env: Record<string, string> = word) =>
  runToEnd('restore-command.ts', { ...env, DATA_DIR: place }, [path])

const files = (folder: string) =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

async function fill(url: string, count: number): Promise<void> {
  await runToEnd(
    'account-command.ts',
    {},
    ['create', 'mia', '--email', 'mia@example.com', '--first-name', 'Mia', '--last-name', 'Lake'],
    `${password}\n`,
  )
  const authorization = await signInHeader(url)
  const filed = await fetch(`${url}/api/v1/claims`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(completeAnswers),
  })
  const { uid } = (await filed.json()) as { uid: string }
  for (let i = 0; i < count; i += 1) {
    const body = new FormData()
    body.append('claim_uid', uid)
    body.append('file', fileOf(`paper ${i} `.repeat(20_000), `paper-${i}.txt`, 'text/plain'))
    const sent = await fetch(`${url}/api/v1/upload_supporting_doc`, {
      method: 'POST',
      headers: { authorization },
      body,
    })
    expect(sent.status).toBe(201)
  }
}

async function signInHeader(url: string): Promise<string> {
  const answer = await signIn(url, 'mia')
  return `Bearer ${((await answer.json()) as { access_token: string }).access_token}`
}

/** The hash of every paper that a server hands out. */
async function papers(url: string): Promise<string[]> {
  const listed = await fetch(`${url}/api/v1/claims`, { headers: { authorization: await signInHeader(url) } })
  const { claims } = (await listed.json()) as { claims: { docs: { url: string }[] }[] }
  const links = claims.flatMap(({ docs }) => docs.map((doc) => doc.url))
  return Promise.all(
    links.map(async (link) => {
      const content = await (await fetch(new URL(link, url))).text()
      return createHash('sha256').update(content).digest('hex')
    }),
  )
}

/** The hash of every file in a store, opened with the keys that lie beside it. */
async function hashesIn(folder: string): Promise<Set<string>> {
  const secrets = await loadSecrets({ dataDir: folder, secretKey: null, secretKeyPrevious: null })
  const store = createFiles({ config: { s3: null, dataDir: folder }, keys: secrets.keys('files') })
  const found = new Set<string>()
  for await (const { key } of store.list()) {
    found.add(
      createHash('sha256')
        .update(await readBytes(store, key))
        .digest('hex'),
    )
  }
  return found
}

const secret = () => readFileSync(join(place, 'secret'), 'utf8')
const expected = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    createHash('sha256').update(`paper ${i} `.repeat(20_000)).digest('hex'),
  )

test(
  'a running server is backed up, and comes back elsewhere with the passphrase alone',
  async () => {
    const server = await start(admin)
    await fill(server.url, 6)
    expect(await runToEnd('backup-command.ts', word, [path])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^Backed up \d+ rows and 6 files to .*backup\.\n$/),
    })
    server.child.kill('SIGTERM')
    await server.exited

    await mkdir(place)
    chmodSync(place, 0o711)
    expect(await restore({ BACKUP_PASSPHRASE: 'seven plain worms' })).toMatchObject({
      code: 1,
      out: '',
      err: 'This passphrase does not open this backup. Nothing was restored.\n',
    })
    expect(readdirSync(place)).toEqual([])
    expect(await restore()).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(
        /^Restored \d+ rows of \d+ tables and 6 files, all counted and compared\.\n$/,
      ),
    })
    expect(secret()).toBe(readFileSync(join(dataDir, 'secret'), 'utf8'))
  },
  patience,
)

test(
  'a change of keys that was killed leaves all readable, and goes on to the end',
  async () => {
    const oldSecret = secret()
    const before = new Set(files(place))
    const { child, exited } = run('rotate-keys-command.ts', { DATA_DIR: place }, [])
    await expect
      .poll(() => files(place).some((file) => !before.has(file)), { timeout: 60_000, interval: 1 })
      .toBe(true)
    child.kill('SIGKILL')
    await exited
    // On a busy machine it may have ended before; reseal-files.test.ts stops at a known place.
    expect(await hashesIn(place)).toEqual(new Set(expected(6)))

    expect(await runToEnd('rotate-keys-command.ts', { DATA_DIR: place })).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(
        /^\d+ files, \d+ mails and 0 authenticator apps are now under the new key\.\nThe old key is deleted\.\n$/,
      ),
    })
    expect(secret()).not.toBe(oldSecret)
    expect(existsSync(join(place, 'secret-previous'))).toBe(false)
    const after = await start({ DATA_DIR: place })
    expect((await papers(after.url)).sort()).toEqual(expected(6).sort())
    after.child.kill('SIGTERM')
    await after.exited
  },
  patience,
)
