import { existsSync } from 'node:fs'
import { capture } from './capture.mjs'

const advice = 'install it (on Debian: apt-get install chromium) or set CHROMIUM to the path of one.'

export function chromiumPath(env = process.env) {
  return env.CHROMIUM || '/usr/bin/chromium'
}

/** Has Chromium for the browser tests, by apt where that may be. Resolves to nothing, or to what is wrong. */
export async function ensureChromium({ onStart } = {}) {
  const path = chromiumPath()
  if (existsSync(path)) return undefined
  if (process.env.CHROMIUM) return `CHROMIUM names ${path}, which does not exist.`
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return `Chromium is missing: ${advice}`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '--yes', '--no-install-recommends', 'chromium']
  for (const args of [['update'], install]) {
    const { code, output } = await capture('apt-get', args, { env, limitSeconds: 300, onStart })
    if (code !== 0) return `${output}\nChromium could not be installed by apt-get: ${advice}`
  }
  return existsSync(path) ? undefined : `Chromium is still missing after apt-get: ${advice}`
}
