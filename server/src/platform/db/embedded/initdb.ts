import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { give } from './account.ts'
import { program } from './binaries.ts'
import { DatabaseUnavailable, messageOf } from './errors.ts'
import { hasCluster, type Place } from './place.ts'
import { isAlive } from './process.ts'
import { run } from './run.ts'

export const SUPERUSER = 'postgres'

// The builtin provider (PostgreSQL 17 and newer) sorts the same on every machine. C.UTF-8 is not a locale of
// every system, C is.
const LOCALES = [
  ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'],
  ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  ['--locale=C.UTF-8'],
  ['--locale=C'],
]

/** Made beside its place and moved there whole: of two at once one wins, and a killed one leaves no half. */
export async function makeCluster(place: Place, durable: boolean): Promise<void> {
  const { clusterDir, account, password } = place
  removeAbandoned(clusterDir)
  const workshop = `${clusterDir}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    mkdirSync(workshop, { mode: 0o700 })
    const passwordFile = join(workshop, 'password')
    writeFileSync(passwordFile, password, { mode: 0o600 })
    give(passwordFile, account)
    give(workshop, account)
    const made = join(workshop, 'data')
    await initdb(place, made, passwordFile, durable)
    moveInto(made, clusterDir)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

async function initdb(place: Place, folder: string, passwordFile: string, durable: boolean): Promise<void> {
  let output = ''
  for (const locale of LOCALES) {
    const args = [
      '-D',
      folder,
      '-U',
      SUPERUSER,
      '--pwfile',
      passwordFile,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
    ]
    const ended = await run(
      program(place.bin, 'initdb'),
      [...args, ...locale, '--data-checksums', '--no-instructions', ...(durable ? [] : ['--no-sync'])],
      place.account,
    )
    if (ended.ok) return
    output = ended.output
    if (!/locale/.test(lastLines(output))) break
  }
  throw new DatabaseUnavailable(
    `PostgreSQL could not make a database in ${place.clusterDir}: ${lastLines(output)}`,
  )
}

function moveInto(made: string, clusterDir: string): void {
  try {
    renameSync(made, clusterDir)
  } catch (error) {
    if (hasCluster(clusterDir)) return
    throw new DatabaseUnavailable(
      `The new database cannot be put into ${clusterDir}, since ${messageOf(error)}.`,
    )
  }
  if (process.platform === 'win32') return
  const parent = openSync(dirname(clusterDir), 'r')
  fsyncSync(parent)
  closeSync(parent)
}

function removeAbandoned(clusterDir: string): void {
  const parent = dirname(clusterDir)
  const prefix = `${basename(clusterDir)}.new-`
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue
    const maker = Number.parseInt(name.slice(prefix.length), 10)
    if (!isAlive(maker)) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function lastLines(output: string): string {
  return output.split('\n').slice(-3).join(' ')
}
