import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDataDir, removeDataDir } from '../../scripts/lib/data-dir.mjs'

const entry = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const password = 'orchid-lantern-42-river'
const running = new Set<ChildProcess>()
let dataDir = ''

beforeAll(() => {
  dataDir = makeDataDir('recourse-main-')
})
afterAll(async () => {
  for (const child of running) child.kill('SIGTERM')
  await Promise.all([...running].map((child) => once(child, 'exit')))
  removeDataDir(dataDir)
})

function run(script: string, env: Record<string, string> = {}, args: string[] = []) {
  const child = spawn(process.execPath, [entry(script), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', RECOURSE_API_ONLY: '1', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  running.add(child)
  const exited = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return { child, exited }
}

/** Starts the server and gives its address once it listens. */
async function start(env: Record<string, string> = {}) {
  const { child, exited } = run('./main.ts', env)
  let said = ''
  child.stderr?.resume()
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      said += String(chunk)
      const found = /listening on (http:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    exited.then((code) => reject(new Error(`ended with ${code} before it listened: ${said}`)))
  })
  return { child, exited, url, said: () => said }
}

/** Runs something that is expected to end by itself. */
async function runToEnd(script: string, env: Record<string, string> = {}, args: string[] = [], input = '') {
  const { child, exited } = run(script, env, args)
  child.stdin?.end(input)
  const streams = child.stdout && child.stderr ? [text(child.stdout), text(child.stderr)] : []
  const [out = '', err = ''] = await Promise.all(streams)
  return { code: await exited, out, err }
}

const signIn = (url: string, username: string, secret = password) =>
  fetch(`${url}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: secret }),
  })

describe('the server as a process', () => {
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
    const second = await runToEnd('./main.ts')
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
    const clash = await runToEnd('./main.ts', { PORT: port, DATA_DIR: other })
    expect(clash.code).toBe(1)
    expect(clash.err).toContain(`PORT ${port} is in use by another program. Set PORT to another number.\n`)
    removeDataDir(other)
    const bad = await runToEnd('./main.ts', { MAX_UPLOAD_MB: 'lots' })
    expect(bad).toEqual({ code: 1, out: '', err: 'MAX_UPLOAD_MB must be a whole number from 1 to 1024.\n' })
    server.child.kill('SIGTERM')
    await server.exited
  })

  test('the account command works while the server runs, and ends the sessions of whom it changes', async () => {
    const server = await start()
    const account = (args: string[], input = '') => runToEnd('./account-command.ts', {}, args, input)
    const made = await account(
      ['create', 'tess', '--email', 'tess@example.com', '--role', 'staff'],
      `${password}\n`,
    )
    expect(made).toMatchObject({ code: 0, out: 'Made tess.\n' })
    const { access_token } = (await (await signIn(server.url, 'tess')).json()) as { access_token: string }
    const headers = { authorization: `Bearer ${access_token}` }
    const me = () => fetch(`${server.url}/api/v1/users/me`, { headers })
    expect((await me()).status).toBe(200)
    const role = await account(['role', 'tess', '--add', 'superuser', '--remove', 'staff'])
    expect(role).toMatchObject({ code: 0, out: 'tess: superuser.\n' })
    await expect.poll(async () => (await me()).status).toBe(401)
    expect((await account(['list'])).out).toContain('tess\ttess@example.com\tsuperuser')
    expect(await account(['role', 'nobody', '--add', 'staff'])).toMatchObject({
      code: 1,
      err: 'There is no account "nobody".\n',
    })
    expect((await account(['create', 'TESS', '--email', 'x@example.com'], password)).err).toBe(
      'The username "TESS" is taken.\n',
    )
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    // And without a server: it opens the database for itself.
    expect((await account(['disable', 'tess'])).out).toBe('tess is disabled.\n')
  })
})
