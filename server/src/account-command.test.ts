import { join } from 'node:path'
import { operatorUid } from '@recourse/contract/audit'
import { expect, test } from 'vitest'
import { createOutboxReader } from './testing/outbox.ts'
import { makeProcesses, password, signIn } from './testing/processes.ts'

const { dataDir, start, runToEnd } = makeProcesses()

test('the account command works while the server runs, and ends the sessions of whom it changes', async () => {
  const server = await start()
  const account = (args: string[], input = '') => runToEnd('account-command.ts', {}, args, input)
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
  const entries = async (token: string) => {
    const answer = await fetch(`${server.url}/api/v1/admin/audit`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await answer.json()) as { entries: { actor_uid: string; action: string; details: object }[] })
      .entries
  }
  const again = (await (await signIn(server.url, 'tess')).json()) as { access_token: string }
  const byOperator = (await entries(again.access_token)).filter(({ actor_uid }) => actor_uid === operatorUid)
  expect(byOperator.map(({ action, details }) => [action, details])).toEqual([
    ['role_granted', { role: 'is_superuser' }],
    ['role_taken', { role: 'is_staff' }],
    ['role_granted', { role: 'is_staff' }],
  ])
  expect((await account(['second-step', 'tess'])).out).toContain(
    'tess signs in with the password alone now. They were told by mail.\n',
  )
  const outbox = createOutboxReader(join(dataDir, 'outbox'))
  expect((await outbox.waitFor('tess@example.com')).subject).toBe('Your second step was taken off')
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  // And without a server: it opens the database for itself.
  expect((await account(['disable', 'tess'])).out).toBe('tess is disabled.\n')
})
