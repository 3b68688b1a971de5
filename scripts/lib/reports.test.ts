import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTree } from '../testing/temp-tree.ts'
import { capture } from './capture.mjs'
import { readVitestReport } from './reports.mjs'
import { root } from './root.mjs'

async function runVitest(files: Record<string, string>) {
  const folder = makeTree(files)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const report = join(folder, 'report.json')
  const args = ['run', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await capture(join(root, 'node_modules/.bin/vitest'), args, { cwd: folder })
  return readVitestReport(report, code, folder)
}

const good = "import { test } from 'vitest'\ntest('good', () => {})"

test('passed, failed and unreadable test files are all counted and named', async () => {
  const { passed, failed, failures } = await runVitest({
    'good.test.ts': good,
    'bad.test.ts': "import { expect, test } from 'vitest'\ntest('bad', () => expect(1).toBe(2))",
    'unreadable.test.ts': "import './missing.ts'",
  })
  expect({ passed, failed }).toEqual({ passed: 1, failed: 2 })
  expect(failures.sort()).toEqual([
    expect.stringMatching(/^bad\.test\.ts > bad\n.*expected 1 to be 2/s),
    expect.stringMatching(/^unreadable\.test\.ts: .*missing/s),
  ])
})

test('an error between the tests is a failure although every test has passed', async () => {
  const late = "import { test } from 'vitest'\ntest('good', () => void Promise.reject(new Error('late')))"
  expect(await runVitest({ 'late.test.ts': late })).toMatchObject({ passed: 1, failed: 1 })
})

test('a run without any test is a failure', async () => {
  expect(await runVitest({ 'vitest.config.ts': '' })).toMatchObject({ passed: 0, failed: 1 })
})
