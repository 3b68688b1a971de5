import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { completeClaim } from './claims.ts'
import { type Person, password } from './people.ts'

const root = new URL('..', import.meta.url)
export type Role = 'staff' | 'claims_admin' | 'superuser'

/** An account with a role, made the way an operator makes it: with the account command, while the server runs. */
export async function makeStaff(role: Role, dataDir = process.env.E2E_DATA_DIR): Promise<Person> {
  const username = `${role.replace('_', '')}${randomUUID().slice(0, 12)}`
  const email = `${username}@example.com`
  const names = ['--first-name', 'Quinn', '--last-name', username]
  await runAccount(['create', username, '--email', email, ...names, '--role', role], dataDir)
  return { username, email, password }
}

function runAccount(args: readonly string[], dataDir: string | undefined): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['server/src/account-command.ts', ...args], { cwd: root, env })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.stdin.end(`${password}\n`)
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`account ended with ${code}: ${output}`)),
    )
  })
}

/** Files a claim as a member, without a browser. Answers with its uid. */
export async function fileAs(
  request: APIRequestContext,
  { username, password: secret }: Person,
  change: object = {},
): Promise<string> {
  const signedIn = await request.post('/auth/token', { data: { username, password: secret } })
  const { access_token } = (await signedIn.json()) as { access_token: string }
  const answer = await request.post('/api/v1/claims', {
    data: { ...completeClaim, ...change },
    headers: { authorization: `Bearer ${access_token}` },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { uid: string }).uid
}
