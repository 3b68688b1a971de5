import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { makeDataDir, removeDataDir } from '../../../../scripts/lib/data-dir.mjs'
import { type Fault, makeS3 } from '../../platform/files/test-s3.ts'
import { expectNothingLost } from './nothing-lost.ts'
import { all, makeRig } from './rig.ts'

const folder = makeDataDir('recourse-faults-s3-')
const s3 = await makeS3(join(folder, 's3'))
afterAll(async () => {
  await s3.close()
  removeDataDir(folder)
})
const rig = await makeRig({
  env: {
    S3_ENDPOINT: s3.config.endpoint,
    S3_BUCKET: s3.config.bucket,
    S3_ACCESS_KEY_ID: s3.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
  },
})
const rounds = all ? 5 : 1

const faults: Record<string, { fault: Fault; lasts: number }> = {
  'answers 500': { fault: { status: 500 }, lasts: 2_000 },
  'is slow': { fault: { slowMs: 700 }, lasts: 3_000 },
  'breaks off in the middle of an answer': { fault: { cutAfter: 10 }, lasts: 1_000 },
}

test.each(Object.entries(faults))(
  'when S3 %s, no document is lost and none is half there',
  async (name, { fault, lasts }) => {
    const storm = rig.storm()
    for (let round = 0; round < rounds; round += 1) {
      await storm.until(1)
      s3.break(fault)
      await pause(lasts)
      s3.heal()
      await storm.until(1)
    }
    await storm.stop()
    await expectNothingLost(rig.quiet, storm, rig.members, name)
    expect(rig.node().child.exitCode).toBeNull()
  },
)

test('when nobody is at the endpoint of S3, claims and messages go on and documents wait', async () => {
  const storm = rig.storm()
  await storm.until(1)
  await s3.goDown()
  await pause(2_000)
  await s3.comeUp()
  await storm.until(1)
  await storm.stop()
  await expectNothingLost(rig.quiet, storm, rig.members, 'S3 away')
})
