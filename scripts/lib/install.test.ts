import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTree, writeFiles } from '../testing/temp-tree.ts'
import { installIfStale, isInstalledByHand } from './install.mjs'

const empty = { name: 'probe', version: '1.0.0' }

function lockfile(packages: Record<string, unknown> = {}): string {
  return JSON.stringify({
    ...empty,
    lockfileVersion: 3,
    requires: true,
    packages: { '': empty, ...packages },
  })
}

function makeProject(): string {
  return makeTree({ 'package.json': JSON.stringify(empty), 'package-lock.json': lockfile() })
}

function readStamp(root: string): string {
  return readFileSync(join(root, 'node_modules/.recourse-lock-hash'), 'utf8')
}

test('packages are installed once, and again only after package-lock.json has changed', async () => {
  const root = makeProject()
  let runs = 0
  const onStart = () => {
    runs += 1
  }
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
  }
  expect(await installIfStale({ root, say, onStart })).toMatchObject({ code: 0 })
  expect(said).toEqual([
    'Installing packages (first run, about a minute)…',
    expect.stringMatching(/^Installed in \d+ s\.$/),
  ])
  const first = readStamp(root)
  await installIfStale({ root, onStart })
  expect(runs).toBe(1)

  writeFiles(root, { 'package-lock.json': `${lockfile()}\n` })
  rmSync(join(root, 'node_modules/.package-lock.json'), { force: true })
  await installIfStale({ root, onStart })
  expect(runs).toBe(2)
  expect(readStamp(root)).not.toBe(first)
})

test('what a developer has installed by hand is taken as it is', async () => {
  const root = makeProject()
  const left = { version: '1.3.0', integrity: 'sha512-a' }
  const otherSystem = { version: '2.0.0', optional: true, os: ['no-such-system'] }
  const packages = { 'node_modules/left': left, 'node_modules/other': otherSystem }
  writeFiles(root, {
    'package-lock.json': lockfile(packages),
    'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/left': left } }),
    'node_modules/left/mine.js': '',
  })
  expect(await installIfStale({ root })).toEqual({ code: 0, output: '' })
  expect(existsSync(join(root, 'node_modules/left/mine.js'))).toBe(true)
})

test('a package of another version, or one that is missing for this system, is not taken as installed', () => {
  const installed = JSON.stringify({ packages: { 'node_modules/left': { version: '1.3.0' } } })
  const mine = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
  const root = makeProject()
  const lock = (packages: Record<string, unknown>) => {
    writeFiles(root, {
      'package-lock.json': lockfile(packages),
      'node_modules/.package-lock.json': installed,
    })
    return isInstalledByHand(root)
  }
  expect(lock({ 'node_modules/left': { version: '1.3.0' } })).toBe(true)
  expect(lock({ 'node_modules/left': { version: '1.3.1' } })).toBe(false)
  expect(
    lock({ 'node_modules/left': { version: '1.3.0' }, 'node_modules/right': { version: '1.0.0' } }),
  ).toBe(false)
  expect(lock({ 'node_modules/left': { version: '1.3.0' }, 'node_modules/mine': mine })).toBe(false)
})

test("an installation that fails keeps npm's words and leaves no stamp", async () => {
  const root = makeProject()
  const disagreeing = { ...empty, dependencies: { 'no-such-package-of-ours': '1.0.0' } }
  writeFiles(root, { 'package.json': JSON.stringify(disagreeing) })
  const { code, output } = await installIfStale({ root })
  expect(code).not.toBe(0)
  expect(output).toContain('npm')
  expect(existsSync(join(root, 'node_modules/.recourse-lock-hash'))).toBe(false)
})
