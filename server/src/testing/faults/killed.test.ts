import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { expectEveryMail, expectNothingLost } from './nothing-lost.ts'
import { all, makeRig } from './rig.ts'

const rig = await makeRig()
const rounds = all ? 25 : 1

test('a server killed while claims, messages and documents come in loses none of them', async () => {
  const storm = rig.storm()
  for (let round = 0; round < rounds; round += 1) {
    await storm.until(1)
    // Anywhere between two statements of a request.
    await pause(Math.random() * 60)
    await rig.killAndStart()
  }
  await storm.until(1)
  await storm.stop()
  await expectNothingLost(rig.quiet, storm, rig.members, `${rounds} kills`)
  await expectEveryMail(rig.quiet.outbox.to, storm, `${rounds} kills`)
  expect(rig.node().child.exitCode).toBeNull()
})
