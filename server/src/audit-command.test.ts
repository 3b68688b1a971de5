import { expect, test } from 'vitest'
import { makeProcesses, password, signIn } from './testing/processes.ts'

const { start, runToEnd } = makeProcesses()

test('the audit command says in one line what it found, beside a running server and without one', async () => {
  const admin = { ADMIN_USERNAME: 'root', ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: password }
  const server = await start(admin)
  const { access_token } = (await (await signIn(server.url, 'root')).json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  const readHead = async () => {
    const answer = await fetch(`${server.url}/api/v1/admin/audit`, { headers })
    return ((await answer.json()) as { chain_head: { position: number; hash: string } | null }).chain_head
  }
  await expect.poll(readHead, { timeout: 60_000, interval: 500 }).not.toBeNull()

  const verify = (...args: string[]) => runToEnd('audit-command.ts', {}, ['verify', ...args])
  const whole =
    /^The audit log is whole: \d+ rows? sealed\.(?: \d+ rows? not sealed yet\.)? Head: (\d+:[0-9a-f]{64})\n$/
  const beside = await verify()
  expect(beside).toMatchObject({ code: 0, err: '', out: expect.stringMatching(whole) })
  const head = whole.exec(beside.out)?.[1] ?? ''

  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  expect(await verify('--head', head)).toMatchObject({ code: 0, err: '', out: expect.stringMatching(whole) })
  expect(await verify('--head', `1:${'0'.repeat(64)}`)).toMatchObject({
    code: 1,
    out: 'The audit log was changed: position 1 does not have the noted hash.\n',
  })
})
