import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeDataDir, removeDataDir } from '../../../../scripts/lib/data-dir.mjs'
import { expectNothingLost } from './nothing-lost.ts'
import { makeRig } from './rig.ts'

/** A disk of 2 MB for the documents. Mounting needs root, so this is part of `npm run test:faults` alone. */
const folder = makeDataDir('recourse-small-disk-')
const files = join(folder, 'files')
mkdirSync(files)
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', files])
afterAll(() => {
  execFileSync('umount', [files])
  removeDataDir(folder)
})
const rig = await makeRig({ env: { DATA_DIR: folder } })

test('on a full disk an upload is refused, nothing of it stays, and the rest of the service goes on', async () => {
  const storm = rig.storm()
  // Some twenty documents of 80 kB fit. Then the storm waits, as people would, until there is room.
  await storm.until(15)
  const [member] = rig.members
  const headers = { authorization: `Bearer ${member?.token}` }
  const claim_uid = storm.acknowledged.claims.find(({ owner }) => owner === member)?.uid ?? ''
  const large = async () => {
    const body = new FormData()
    body.append('claim_uid', claim_uid)
    body.append('file', new File(['x'.repeat(3_000_000)], 'large.txt', { type: 'text/plain' }))
    return fetch(`${rig.node().url}/api/v1/upload_supporting_doc`, { method: 'POST', headers, body })
  }
  for (let times = 0; times < 5; times += 1) {
    const answer = await large()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect((await fetch(`${rig.node().url}/readyz`)).status).toBe(200)
    expect((await fetch(`${rig.node().url}/api/v1/claims`, { headers })).status).toBe(200)
  }
  execFileSync('mount', ['-o', 'remount,size=64m', files])
  await storm.until(4)
  expect((await large()).status).toBe(201)
  await storm.stop()
  await expectNothingLost(rig.quiet, storm, rig.members, 'disk full')
})
