// Starts the built product as a person would, on a folder of its own, for browser tests and benchmarks.
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeDataDir, removeDataDir } from './data-dir.mjs'
import { spawnServer } from './run.mjs'
import { requireRuntime } from './runtime.mjs'

const startLimitMilliseconds = 60_000
// Longer than the server's own patience with what is under way.
const stopLimitMilliseconds = 30_000

// Settings of the developer's own shell that would make the product another one.
const settings =
  /^(PORT|HOST|PUBLIC_URL|DATA_DIR|DATABASE_URL|S3_.*|SMTP_URL|MAIL_FROM|DESK_EMAIL|SECRET_KEY.*|MAX_UPLOAD_MB|CLAMD_URL|TRUST_PROXY|METRICS_TOKEN|STAFF_SECOND_FACTOR|ADMIN_.*|RECOURSE_DEMO|NODE_OPTIONS)$/

function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)))
}

/** A port that is free now. */
export function findFreePort() {
  return new Promise((done, fail) => {
    const server = createServer()
    server.on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}

/** Lines that a healthy server never prints. */
export function findFaults(output) {
  return output
    .split('\n')
    .filter((line) => /uncaught|unhandled|"level":60|ERR_UNHANDLED|heap out of memory/i.test(line))
}

async function isReady(baseUrl) {
  try {
    const response = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(2000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/**
 * Resolves once the product answers on /readyz; rejects with what it printed if it does not get there. One that
 * crashed is started again by giving its `dataDir` and `port`.
 */
export async function startProduct({
  env = {},
  entry = 'server/src/main.ts',
  dataDir = makeDataDir('recourse-test-'),
  port = 0,
  hostname = '127.0.0.1',
} = {}) {
  port ||= await findFreePort()
  const baseUrl = `http://${hostname}:${port}`
  const child = spawnServer(requireRuntime(), [entry], {
    env: {
      ...cleanEnvironment(),
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: baseUrl,
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk) => {
    output += chunk
  }
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  let ended
  const end = new Promise((done) => {
    child.on('error', (error) => done({ code: null, signal: error.message }))
    child.on('close', (code, signal) => done({ code, signal }))
  }).then((result) => {
    ended = result
    return result
  })

  /** Ends the product as a power cut does, and leaves its folder. */
  async function crash() {
    child.kill('SIGKILL')
    await end
  }

  /** Asks the product to end, waits for it, removes its folder, and tells how it ended. */
  async function stop() {
    if (!ended) child.kill('SIGTERM')
    const overtime = setTimeout(() => child.kill('SIGKILL'), stopLimitMilliseconds)
    const { code, signal } = await end
    clearTimeout(overtime)
    removeDataDir(dataDir)
    return { code, signal, output, faults: findFaults(output) }
  }

  const deadline = performance.now() + startLimitMilliseconds
  while (!(await isReady(baseUrl))) {
    if (ended || performance.now() > deadline) {
      await stop()
      throw new Error(`The product did not start. It printed:\n${output}`)
    }
    await wait(50)
  }
  const outboxDir = join(dataDir, 'outbox')
  return { baseUrl, port, dataDir, outboxDir, pid: child.pid, output: () => output, crash, stop }
}
