import { renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, findNobody, isRoot, nameOf } from './account.ts'
import { reachableBinaries } from './binaries-copy.ts'
import { DatabaseUnavailable } from './errors.ts'
import { makePassword, requirePassword } from './password.ts'
import { clusterIn, findText, locationFile, sharedClusterFor } from './paths.ts'
import { run } from './run.ts'
import { makeSharedRoot } from './shared-root.ts'

export interface Place {
  readonly clusterDir: string
  readonly bin: string
  readonly account: Account | null
  readonly password: string
}

export function hasCluster(clusterDir: string): boolean {
  return findText(join(clusterDir, 'PG_VERSION')) !== null
}

export function findRecordedCluster(dataDir: string): string {
  return findText(locationFile(dataDir))?.trim() || clusterIn(dataDir)
}

export function recordLocation(dataDir: string, clusterDir: string): void {
  if (findRecordedCluster(dataDir) === clusterDir) return
  const draft = `${locationFile(dataDir)}.${process.pid}`
  writeFileSync(draft, `${clusterDir}\n`, { flush: true })
  renameSync(draft, locationFile(dataDir))
}

/** Where the cluster is or will be, and who can run it from where. */
export async function findPlace(dataDir: string, bin: string, say: (line: string) => void): Promise<Place> {
  const recorded = findRecordedCluster(dataDir)
  if (hasCluster(recorded)) {
    const account = isRoot() ? ownerOf(recorded) : null
    if (account && !(await canEnter(recorded, account))) {
      throw new DatabaseUnavailable(
        `${nameOf(account)}, who owns the database in ${recorded}, cannot enter that folder any more: let others pass the folders above it (chmod o+x).`,
      )
    }
    return {
      clusterDir: recorded,
      bin: account ? await reachableBinaries(bin, account) : bin,
      account,
      password: requirePassword(dataDir),
    }
  }
  if (recorded !== clusterIn(dataDir)) {
    throw new DatabaseUnavailable(
      `The database of ${dataDir} should be in ${recorded}, but is not there: bring it back, or delete ${locationFile(dataDir)} to begin with an empty one.`,
    )
  }
  const password = makePassword(dataDir)
  if (!isRoot()) return { clusterDir: recorded, bin, account: null, password }
  return placeForRoot(dataDir, bin, password, say)
}

async function placeForRoot(
  dataDir: string,
  bin: string,
  password: string,
  say: (line: string) => void,
): Promise<Place> {
  const account = findNobody()
  const here = await canEnter(dataDir, account)
  const clusterDir = here ? clusterIn(dataDir) : sharedClusterFor(dataDir, password)
  if (!here) makeSharedRoot()
  const reachable = await reachableBinaries(bin, account)
  const moved = [
    ...(here ? [] : [`the database is kept in ${clusterDir}`]),
    ...(reachable === bin ? [] : [`the programs are run from ${reachable}`]),
  ]
  if (moved.length > 0) {
    say(`PostgreSQL does not run as root, and ${nameOf(account)} cannot enter here: ${moved.join(' and ')}.`)
  }
  return { clusterDir, bin: reachable, account, password }
}

function ownerOf(folder: string): Account {
  const { uid, gid } = statSync(folder)
  return { uid, gid }
}

async function canEnter(folder: string, account: Account): Promise<boolean> {
  return (await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], account)).ok
}
