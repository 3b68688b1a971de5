import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { makeDataDir, removeDataDir } from '../../scripts/lib/data-dir.mjs'
import { makeDatabase } from './testing/database.ts'
import { databaseUrl } from './testing/database-url.ts'
import { makeProcesses, password, signIn } from './testing/processes.ts'

const { dataDir, start, runToEnd } = makeProcesses()

/** Not even migrated: what a new operator's database looks like. */
async function makeEmptyDatabase() {
  const { connection, database, drop } = await makeDatabase()
  const name = `empty_${process.pid}`
  await database.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`)
  return {
    url: databaseUrl({ ...connection, database: name }),
    async drop() {
      await database.pool.query(`DROP DATABASE ${name}`)
      await drop()
    },
  }
}

describe('the server as a process', () => {
  test('two nodes start together on an empty database of yours and serve the same people', async () => {
    const { url, drop } = await makeEmptyDatabase()
    const env = {
      DATABASE_URL: url,
      SECRET_KEY: 'one secret for both nodes, 32+ bytes',
      TRUST_PROXY: '127.0.0.1',
    }
    const admin = { ADMIN_USERNAME: 'shared', ADMIN_EMAIL: 'shared@example.com', ADMIN_PASSWORD: password }
    const nodes = await Promise.all([start({ ...env, ...admin }), start({ ...env, ...admin })])
    const [first, second] = nodes
    const { access_token } = (await (await signIn(first.url, 'shared')).json()) as { access_token: string }
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await fetch(`${second.url}/api/v1/users/me`, { headers })).status).toBe(200)
    // Wrong passwords count for all nodes together.
    for (let tries = 0; tries < 10; tries++) {
      expect((await signIn((tries % 2 ? first : second).url, 'someone', 'not this one')).status).toBe(400)
    }
    for (const { url } of nodes) expect((await signIn(url, 'someone', 'not this one')).status).toBe(429)
    for (const node of nodes) node.child.kill('SIGTERM')
    expect(await Promise.all(nodes.map((node) => node.exited))).toEqual([0, 0])
    await drop()
  })

  test('an ADMIN_PASSWORD that is too easy stops the start and is named', async () => {
    const admin = {
      ADMIN_USERNAME: 'early',
      ADMIN_EMAIL: 'early@example.com',
      ADMIN_PASSWORD: 'password1234',
    }
    const ended = await runToEnd('main.ts', admin)
    expect(ended.code).toBe(1)
    expect(ended.err).toMatch(/^ADMIN_PASSWORD cannot be used: That password is too easy to guess\./m)
  })

  test('starts on an empty folder, serves, makes the first superuser, and ends with 0 on SIGTERM', async () => {
    const admin = { ADMIN_USERNAME: 'first', ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: password }
    const server = await start(admin)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const answer = await signIn(server.url, 'first')
    expect(answer.status).toBe(201)
    expect(((await answer.json()) as { scopes: string[] }).scopes).toContain('superuser')
    expect((await readFile(join(dataDir, 'secret'), 'utf8')).trim().length).toBeGreaterThanOrEqual(32)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  })

  test('a second process on the same DATA_DIR ends with one clear line, and the first goes on', async () => {
    const first = await start()
    const second = await runToEnd('main.ts')
    expect(second.code).toBe(1)
    expect(second.err.trim().split('\n')).toHaveLength(1)
    expect(second.err).toContain('Another Recourse is already running')
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    first.child.kill('SIGTERM')
    expect(await first.exited).toBe(0)
  })

  test('after kill -9 the next start takes over what was left, and nothing that was saved is lost', async () => {
    const before = await start()
    const form = new FormData()
    const fields = {
      username: 'survivor',
      firstname: 'Sam',
      lastname: 'Sample',
      email: 's@example.com',
      password,
    }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    expect((await fetch(`${before.url}/auth/signup`, { method: 'POST', body: form })).status).toBe(201)
    before.child.kill('SIGKILL')
    await before.exited
    const after = await start()
    expect((await signIn(after.url, 'survivor')).status).toBe(403)
    after.child.kill('SIGTERM')
    expect(await after.exited).toBe(0)
  })

  test('a request that is under way at SIGTERM is answered, and a mail that was promised is sent', async () => {
    const server = await start()
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    const body = JSON.stringify({ username: 'survivor' })
    const head = `PUT /auth/generate_verification_code HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
    // Half the request is in when the signal comes.
    socket.write(head + body.slice(0, 5))
    await fetch(`${server.url}/healthz`)
    server.child.kill('SIGTERM')
    await expect.poll(() => server.said()).toContain('Stopping')
    socket.write(body.slice(5))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(await server.exited).toBe(0)

    const next = await start()
    await expect
      .poll(async () => (await readdir(join(dataDir, 'outbox')).catch(() => [])).length, { timeout: 15_000 })
      .toBe(1)
    next.child.kill('SIGTERM')
    await next.exited
  })

  test('a port that is in use, and a bad variable, are said in one line', async () => {
    const server = await start()
    const { port } = new URL(server.url)
    const other = makeDataDir('recourse-other-')
    const clash = await runToEnd('main.ts', { PORT: port, DATA_DIR: other })
    expect(clash.code).toBe(1)
    expect(clash.err).toContain(`PORT ${port} is in use by another program. Set PORT to another number.\n`)
    removeDataDir(other)
    const secret = { SECRET_KEY: 'x'.repeat(32) }
    const cases: [Record<string, string>, RegExp][] = [
      [{ MAX_UPLOAD_MB: 'lots' }, /^MAX_UPLOAD_MB must be a whole number from 1 to 1024\.\n$/],
      [
        { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', ...secret },
        /^DATABASE_URL cannot be used: .*\n$/,
      ],
      [{ DATA_DIR: '/dev/null/recourse' }, /^DATA_DIR cannot be used: .*\n$/],
    ]
    for (const [env, line] of cases) {
      const bad = await runToEnd('main.ts', env)
      expect({ code: bad.code, out: bad.out }).toEqual({ code: 1, out: '' })
      expect(bad.err).toMatch(line)
    }
    server.child.kill('SIGTERM')
    await server.exited
  })
})
