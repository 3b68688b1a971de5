import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { expectNothingLost } from './nothing-lost.ts'
import { makeRig } from './rig.ts'

/** Ahead, far back, a leap day, home again; then past the end of every session, and home again. */
const jumps = [minutes(20), -hours(24 * 365), hours(24 * 470), 0, hours(13), 0]
const rig = await makeRig({
  env: {
    CLOCK_JUMPS: jumps.join(','),
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'clock-jumps.mjs')}`,
  },
})

async function jump(): Promise<void> {
  const { child, said } = rig.node()
  const before = said().match(/clock ahead/g)?.length ?? 0
  child.kill('SIGUSR2')
  await vi.waitFor(() => expect(said().match(/clock ahead/g)).toHaveLength(before + 1), 5_000)
}

test('a clock that jumps ahead and back loses nothing, ends sessions that are over and no others', async () => {
  const storm = rig.storm()
  await storm.until(1)
  await jump()
  await storm.until(1)
  // Far back and far ahead nobody is signed in any more; nothing may break all the same.
  await storm.stop()
  const [member] = rig.members
  const headers = { authorization: `Bearer ${member?.token}` }
  const me = async () => (await fetch(`${rig.node().url}/api/v1/users/me`, { headers })).status
  expect(await me()).toBe(200)
  for (const expected of [200, 401, 200]) {
    await jump()
    expect(await me()).toBe(expected)
    expect((await fetch(`${rig.node().url}/readyz`)).status).toBe(200)
  }
  await jump()
  expect(await me()).toBe(401)
  await jump()
  const after = rig.storm()
  await after.until(1)
  await after.stop()
  await expectNothingLost(rig.quiet, storm, rig.members, 'clock')
  expect(after.problems).toEqual([])
  expect(rig.node().child.exitCode).toBeNull()
})
