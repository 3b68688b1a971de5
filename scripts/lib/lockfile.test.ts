import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listMissingOptional } from './lockfile.mjs'
import { root } from './root.mjs'

test('package-lock.json names every optional package, so that npm ci takes it (npm run lockfile adds them)', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  expect(listMissingOptional(lock).map(({ name }) => name)).toEqual([])
})

test('a binary for another system that the lockfile lacks is found, with its system and processor', () => {
  const optionalDependencies = {
    '@tool/cli-darwin-arm64': '2.0.0',
    '@tool/cli-linux-x64-musl': '2.0.0',
    '@tool/cli-linux-x64': '2.0.0',
    'tool-nested': '2.0.0',
  }
  const packages = {
    '': {},
    'node_modules/tool': { version: '2.0.0', optionalDependencies },
    'node_modules/@tool/cli-linux-x64': { version: '2.0.0' },
    'node_modules/tool/node_modules/tool-nested': { version: '2.0.0' },
  }
  expect(listMissingOptional({ packages })).toEqual([
    {
      name: '@tool/cli-darwin-arm64',
      entry: { version: '2.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
    },
    {
      name: '@tool/cli-linux-x64-musl',
      entry: { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    },
  ])
})
