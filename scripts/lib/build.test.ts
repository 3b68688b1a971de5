import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTree, writeFiles } from '../testing/temp-tree.ts'
import { buildIfStale, isBuilt } from './build.mjs'

/** A web app whose build notes each run in a file. */
function makeProject(
  build = "node -e \"fs.mkdirSync('build', {recursive: true}); fs.appendFileSync('../runs', '.')\"",
) {
  return makeTree({
    'package.json': JSON.stringify({ name: 'probe', workspaces: ['web'] }),
    'package-lock.json': '{}',
    'web/package.json': JSON.stringify({ name: 'web', scripts: { build } }),
    'web/vite.config.ts': 'export default {}',
    'web/src/root.tsx': 'one',
    'web/public/robots.txt': '',
    'contract/src/claims.ts': '',
    'guide/src/deadlines.ts': '',
  })
}

function countRuns(root: string): number {
  return readFileSync(join(root, 'runs'), 'utf8').length
}

test('the web app is built once, and again only after a source has changed', async () => {
  const root = makeProject()
  expect(await buildIfStale({ root })).toMatchObject({ code: 0, built: true })
  expect(await buildIfStale({ root })).toMatchObject({ code: 0, built: false })
  writeFiles(root, { 'web/src/root.tsx': 'two' })
  expect(await buildIfStale({ root })).toMatchObject({ code: 0, built: true })
  expect(countRuns(root)).toBe(2)
})

test.each([
  ['web/src/new-file.ts', 'new'],
  ['web/src/root.tsx', 'two'],
  ['web/public/robots.txt', 'Disallow:'],
  ['web/vite.config.ts', 'export default { base: 1 }'],
  ['web/package.json', '{}'],
  ['web/build-steps/new.ts', 'new'],
  ['contract/src/claims.ts', 'changed'],
  ['guide/src/deadlines.ts', 'changed'],
  ['package-lock.json', '{"changed":true}'],
])('a change in %s makes the build stale', async (file, text) => {
  const root = makeProject('node -e 1')
  await buildIfStale({ root })
  expect(isBuilt(root)).toBe(true)
  writeFiles(root, { [file]: text })
  expect(isBuilt(root)).toBe(false)
})

test('a build that somebody has deleted is stale', async () => {
  const root = makeProject()
  await buildIfStale({ root })
  rmSync(join(root, 'web/build'), { recursive: true })
  expect(isBuilt(root)).toBe(false)
})

test('a build that fails leaves nothing that looks fresh, even when its cause is undone', async () => {
  const root = makeProject(
    "node -e \"process.exit(fs.readFileSync('src/root.tsx', 'utf8') === 'bad' ? 3 : 0)\"",
  )
  await buildIfStale({ root })
  writeFiles(root, { 'web/src/root.tsx': 'bad' })
  expect(await buildIfStale({ root })).toMatchObject({ code: 3 })
  writeFiles(root, { 'web/src/root.tsx': 'one' })
  expect(isBuilt(root)).toBe(false)
})
