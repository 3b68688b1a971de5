import { cpSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { linkLibraries, program, requireOwnBinaries } from './binaries.ts'
import { run } from './run.ts'
import { makeScratch } from './testing/scratch.ts'

test('the libraries are linked where npm was not allowed to run the package’s install script', async () => {
  const home = join(makeScratch(), 'package')
  cpSync(dirname(dirname(requireOwnBinaries())), home, { recursive: true, verbatimSymlinks: true })
  for (const entry of readdirSync(home, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) rmSync(join(entry.parentPath, entry.name))
  }
  const initdb = program(join(home, 'native', 'bin'), 'initdb')
  const unlinked = await run(initdb, ['--version'], null)
  linkLibraries(home)
  const linked = await run(initdb, ['--version'], null)
  expect([unlinked.ok, linked.ok]).toEqual([false, true])
  expect(linked.output).toMatch(/^initdb \(PostgreSQL\) 18\./)
})
