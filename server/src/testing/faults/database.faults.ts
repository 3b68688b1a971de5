import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { expectNothingLost } from './nothing-lost.ts'
import { all, makeRig } from './rig.ts'

const rig = await makeRig({ ownDatabase: true })
const { network, quiet } = rig

const isReady = async () => (await fetch(`${rig.node().url}/readyz`)).status === 200
const cut = (names: string) =>
  quiet.parts.database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE $1`,
    [names],
  )

/** Each comes under load, and what was acknowledged must outlive it. */
const faults: Record<string, () => Promise<unknown>> = {
  'PostgreSQL is killed': async () => process.kill(rig.postgresPid(), 'SIGKILL'),
  'PostgreSQL restarts without finishing': async () => process.kill(rig.postgresPid(), 'SIGQUIT'),
  'every connection is cut': async () => network.cut(),
  'the network is slow': async () => {
    network.latency = 150
    await pause(2_000)
    network.latency = 0
  },
  'the network stands still for a while': async () => {
    network.delay(3_000)
    await pause(3_000)
  },
  'answers are lost on their way': async () => {
    network.loseAnswers(500)
    await pause(600)
  },
  'the connection for notifications is cut, again and again': async () => {
    for (let times = 0; times < 5; times += 1) {
      await cut('recourse bus')
      await pause(100)
    }
  },
}
const rounds = all ? 5 : 1

test.each(Object.keys(faults))('when %s, nothing that was acknowledged is lost', async (name) => {
  const storm = rig.storm()
  for (let round = 0; round < rounds; round += 1) {
    await storm.until(1)
    await faults[name]?.()
    await storm.until(1)
  }
  await storm.stop()
  await vi.waitFor(async () => expect(await isReady()).toBe(true), 20_000)
  await vi.waitFor(() => quiet.parts.database.pool.query('SELECT 1'), 20_000)
  await expectNothingLost(quiet, storm, rig.members, `${name}\n${rig.failures()}`)
  expect(rig.node().child.exitCode, 'the server ended by itself').toBeNull()
})
