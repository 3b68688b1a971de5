import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('../server/src/testing/fill-claims.ts', import.meta.url))

/** Gives a running product a member with this many claims, by a command beside it. */
export async function fillClaims(dataDir: string, count: number) {
  const password = `bench-${randomBytes(9).toString('hex')}`
  const env = { ...process.env, RECOURSE_FILL_PASSWORD: password }
  const { stdout } = await promisify(execFile)(process.execPath, [script, dataDir, String(count)], { env })
  const [member = '', staff = ''] = stdout.trim().split(/\s+/)
  return { member, staff, password }
}

export async function signIn(baseUrl: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`)
  const { access_token } = (await answer.json()) as { access_token: string }
  return access_token
}
