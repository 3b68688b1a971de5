import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, systemEnvironment } from './capture.mjs'
import { root as projectRoot } from './root.mjs'
import { hashOf, isFresh, writeStamp } from './stamp.mjs'

/** The lockfile's hash. The system is part of it: node_modules made on another one has the wrong binaries. */
export function lockHash(root) {
  return hashOf(root, ['package-lock.json'], `${process.platform}-${process.arch}`)
}

function isMeantForThisSystem(entry) {
  return Boolean(
    entry.os?.includes(process.platform) && (!entry.cpu || entry.cpu.includes(process.arch)) && !entry.libc,
  )
}

/**
 * Whether an `npm install` of the developer's own has already made node_modules as package-lock.json says.
 * npm writes what it put there to node_modules/.package-lock.json as its last act.
 */
export function isInstalledByHand(root) {
  const installedFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = installed[path]
    if (!found) return entry.optional === true && !isMeantForThisSystem(entry)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/**
 * Makes node_modules agree with package-lock.json. Costs milliseconds when it already does.
 *
 * @param {{ root?: string, say?: (line: string) => void, onStart?: import('./capture.mjs').OnStart }} [options]
 */
export async function installIfStale({ root = projectRoot, say = () => {}, onStart } = {}) {
  const stampFile = join(root, 'node_modules', '.recourse-lock-hash')
  const hash = lockHash(root)
  const nothingToDo = { code: 0, output: '' }
  if (isFresh(stampFile, hash)) return nothingToDo
  if (isInstalledByHand(root)) {
    writeStamp(stampFile, hash)
    return nothingToDo
  }
  const reason = existsSync(join(root, 'node_modules')) ? 'package-lock.json has changed' : 'first run'
  say(`Installing packages (${reason}, about a minute)…`)
  // npm empties node_modules, so it must not run on the Node that lies in there.
  const env = { ...systemEnvironment(), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  const command = ['ci', '--no-audit', '--no-fund']
  const { code, output, seconds } = await capture('npm', command, { cwd: root, env, onStart })
  if (code === 0) {
    writeStamp(stampFile, hash)
    say(`Installed in ${Math.ceil(seconds)} s.`)
  }
  return { code, output }
}

/** The same for commands that cannot go on without: they end with npm's own words. */
export async function ensureInstalled() {
  const { code, output } = await installIfStale({ say: console.log })
  if (code === 0) return
  console.error(output)
  console.error('The packages could not be installed: npm says why above.')
  process.exit(1)
}
