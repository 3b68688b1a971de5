import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/root.mjs'
import { isCompatible } from './judge-licence.ts'
import { listPackages } from './packages.ts'

test.each([
  ['MIT', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['(MIT OR GPL-2.0-only)', true],
  ['(MIT AND GPL-2.0-only) OR ISC', true],
  ['GPL-2.0-only', false],
  ['MIT AND (SSPL-1.0 OR BUSL-1.1)', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.txt', false],
])('%s may be part of a work under the AGPL: %s', (expression, verdict) => {
  expect(isCompatible(expression)).toBe(verdict)
})

const run = (script: string) =>
  execFileSync(process.execPath, [join(root, 'scripts', script)], { encoding: 'utf8' })

test('every dependency has said its licence, and all of them go with ours', () => {
  expect(run('licences.ts')).toMatch(/^ +\d+ {2}MIT$/m)
})

test('the bill of materials names every package of the lockfile once, with its hash', () => {
  const bill = JSON.parse(run('sbom.ts')) as {
    components: { name: string; version: string; purl: string; hashes?: { alg: string; content: string }[] }[]
  }
  const wanted = new Set(listPackages(root).map(({ name, version }) => `${name}@${version}`))
  expect(bill.components.map(({ name, version }) => `${name}@${version}`).sort()).toEqual([...wanted].sort())
  const fastify = bill.components.find(({ name }) => name === 'fastify')
  expect(fastify?.purl).toMatch(/^pkg:npm\/fastify@5\./)
  expect(fastify?.hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
})
