import { existsSync } from 'node:fs'
import { capture } from './capture.mjs'

function chromiumPath(env = process.env) {
  return env.CHROMIUM || '/usr/bin/chromium'
}

/** What the tests run for real and npm does not carry. */
const programs = {
  chromium: { name: 'Chromium', package: 'chromium', variable: 'CHROMIUM', path: chromiumPath },
  wrk: { name: 'wrk', package: 'wrk', path: () => '/usr/bin/wrk' },
  clamd: { name: 'ClamAV', package: 'clamav-daemon', path: () => '/usr/sbin/clamd' },
}

/** Has these programs, by apt where that may be. Resolves to nothing, or to what is wrong. */
export async function ensurePrograms(wanted, { onStart } = {}) {
  const missing = wanted.map((key) => programs[key]).filter(({ path }) => !existsSync(path()))
  if (missing.length === 0) return undefined
  const wrong = missing.find(({ variable }) => variable && process.env[variable])
  if (wrong) return `${wrong.variable} names ${wrong.path()}, which does not exist.`
  const names = missing.map(({ name }) => name).join(' and ')
  const packages = missing.map((program) => program.package)
  const advice = `on Debian: apt-get install ${packages.join(' ')}`
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return `${names} missing; ${advice}.`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '--yes', '--no-install-recommends', ...packages]
  for (const args of [['update'], install]) {
    const { code, output } = await capture('apt-get', args, { env, limitSeconds: 300, onStart })
    if (code !== 0) return `${output}\n${names} could not be installed; ${advice}.`
  }
  return missing.every(({ path }) => existsSync(path())) ? undefined : `${names} still missing; ${advice}.`
}
