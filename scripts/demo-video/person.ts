import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface DemoPerson {
  readonly username: string
  readonly password: string
}

const tries = 100

/** An account as a person makes it: sign up, read the code in the mail, verify. */
export async function makePerson(product: { baseUrl: string; outboxDir: string }): Promise<DemoPerson> {
  const username = 'maria'
  const password = 'orchid-lantern-42-river'
  const names = { firstname: 'Maria', lastname: 'Sample', email: 'maria@example.com' }
  const send = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(product.baseUrl + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  }
  await send('POST', '/auth/signup', { username, password, ...names })
  await send('PUT', '/auth/generate_verification_code', { username })
  const verification_code = await readCode(product.outboxDir)
  await send('PUT', '/auth/verify_email', { username, verification_code })
  return { username, password }
}

async function readCode(outbox: string): Promise<string> {
  for (let left = tries; left > 0; left -= 1) {
    for (const name of await readdir(outbox).catch(() => [])) {
      const code = /^ {4}(\d{6})\r?$/m.exec(await readFile(join(outbox, name), 'utf8'))?.[1]
      if (code) return code
    }
    await wait(100)
  }
  throw new Error('No mail with a code came.')
}
