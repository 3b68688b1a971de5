import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { capture } from './capture.mjs'
import { root as projectRoot } from './root.mjs'
import { hashOf, isFresh, removeStamp, writeStamp } from './stamp.mjs'

/** Everything the built web app is made from. */
export function webSources(root) {
  const results = ['build', 'node_modules']
  const names = readdirSync(join(root, 'web')).filter(
    (name) => !name.startsWith('.') && !results.includes(name),
  )
  return [...names.sort().map((name) => `web/${name}`), 'contract/src', 'guide/src', 'package-lock.json']
}

export function isBuilt(root) {
  return isFresh(join(root, 'web/build/.stamp'), hashOf(root, webSources(root)))
}

/**
 * Builds the web app unless nothing has changed since. Resolves to its code and what it printed.
 *
 * @param {{ root?: string, onStart?: import('./capture.mjs').OnStart }} [options]
 */
export async function buildIfStale({ root = projectRoot, onStart } = {}) {
  const stampFile = join(root, 'web/build/.stamp')
  // Taken before the build, so that an edit during it makes the result stale.
  const hash = hashOf(root, webSources(root))
  if (isFresh(stampFile, hash)) return { code: 0, output: '', seconds: 0, built: false }
  removeStamp(stampFile)
  const result = await capture('npm', ['run', 'build', '-w', 'web'], { cwd: root, onStart })
  if (result.code === 0) writeStamp(stampFile, hash)
  return { ...result, built: true }
}

export async function ensureBuilt({ root = projectRoot } = {}) {
  if (isBuilt(root)) return
  console.log('Building the web app…')
  const { code, output, seconds } = await buildIfStale({ root })
  if (code !== 0) {
    console.error(output)
    console.error('The web app could not be built: the reason stands above.')
    process.exit(1)
  }
  console.log(`Built in ${Math.ceil(seconds)} s.`)
}
