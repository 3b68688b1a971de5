import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { sampleRoads } from '../testing/sample-roads.ts'

const sample = new URL('../testing/sample-roads.ts', import.meta.url).href
const program = `import { sampleRoads } from '${sample}'
process.stdout.write(new Date(0).getTimezoneOffset() + '\\n' + await sampleRoads())`

function sampleIn(zone: string): { offset: string; roads: string } {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
    encoding: 'utf8',
    maxBuffer: 200_000_000,
  })
  const line = output.indexOf('\n')
  return { offset: output.slice(0, line), roads: output.slice(line + 1) }
}

test('every road is the same at the edges of the world as at home', async () => {
  const here = await sampleRoads()
  const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'].map(sampleIn)
  expect(new Set(zones.map(({ offset }) => offset)).size).toBe(3)
  for (const { roads } of zones) expect(roads === here).toBe(true)
})
