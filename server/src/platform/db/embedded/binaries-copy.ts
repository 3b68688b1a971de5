import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Account, nameOf } from './account.ts'
import { program } from './binaries.ts'
import { DatabaseUnavailable } from './errors.ts'
import { findText, SHARED_ROOT } from './paths.ts'
import { run } from './run.ts'
import { makeSharedRoot } from './shared-root.ts'

/** The same programs, or a copy of them, in a folder from which `account` really can run them. */
export async function reachableBinaries(bin: string, account: Account): Promise<string> {
  if (await runs(bin, account)) return bin
  const asWeAre = await run(program(bin, 'postgres'), ['--version'], null)
  if (!asWeAre.ok) {
    throw new DatabaseUnavailable(
      `PostgreSQL in ${bin} does not run: ${asWeAre.output.replaceAll('\n', ' ')}.`,
    )
  }
  const copy = await copyBinaries(bin, account)
  if (!(await runs(copy, account))) {
    throw new DatabaseUnavailable(`PostgreSQL in ${copy} cannot be run by ${nameOf(account)}.`)
  }
  return copy
}

async function runs(bin: string, account: Account): Promise<boolean> {
  return (await run(program(bin, 'postgres'), ['--version'], account)).ok
}

async function copyBinaries(bin: string, account: Account): Promise<string> {
  const native = dirname(bin)
  const manifest = findText(join(dirname(native), 'package.json'))
  // Another PostgreSQL keeps parts of itself elsewhere, so that a copy of its folder would not run.
  if (!manifest || !existsSync(join(native, 'share'))) {
    throw new DatabaseUnavailable(`${nameOf(account)}, who runs PostgreSQL for root, cannot reach ${bin}.`)
  }
  const { name, version } = JSON.parse(manifest) as { name: string; version: string }
  const target = join(SHARED_ROOT, `${version}-${basename(name)}`)
  if (!existsSync(target)) {
    makeSharedRoot()
    const unfinished = `${target}.new-${process.pid}`
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    openToAll(unfinished)
    await rename(unfinished, target).catch(async (error: unknown) => {
      await rm(unfinished, { recursive: true })
      if (!existsSync(target)) throw error
    })
  }
  return join(target, 'bin')
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  }
}
