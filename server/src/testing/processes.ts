import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, vi } from 'vitest'
import { makeDataDir, removeDataDir } from '../../../scripts/lib/data-dir.mjs'

export const password = 'orchid-lantern-42-river'

/** Starts the product's own commands as processes, on a data folder of their own that goes with the test file. */
export function makeProcesses() {
  // Several real starts in one test: a limit that tells a hang from a busy machine.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
  const dataDir = makeDataDir('recourse-process-')
  const running = new Set<ChildProcess>()
  afterAll(async () => {
    for (const child of running) child.kill('SIGTERM')
    await Promise.all([...running].map((child) => once(child, 'exit')))
    removeDataDir(dataDir)
  })

  function run(script: string, env: Record<string, string>, args: string[]) {
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL(`../${script}`, import.meta.url)), ...args],
      {
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: join(tmpdir(), 'recourse-compile-cache'),
          DATA_DIR: dataDir,
          PORT: '0',
          RECOURSE_API_ONLY: '1',
          STAFF_SECOND_FACTOR: 'optional',
          ...env,
        },
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    )
    running.add(child)
    const exited = once(child, 'exit').then(([code]) => {
      running.delete(child)
      return code as number | null
    })
    return { child, exited }
  }

  /** Starts the server and gives its address once it listens. */
  async function start(env: Record<string, string> = {}) {
    const { child, exited } = run('main.ts', env, [])
    let said = ''
    let complained = ''
    child.stderr.on('data', (chunk) => {
      complained += String(chunk)
    })
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        said += String(chunk)
        const found = /listening on (http:\S+)/.exec(said)?.[1]
        if (found) resolve(found)
      })
      exited.then((code) => reject(new Error(`ended with ${code} before it listened: ${said}${complained}`)))
    })
    return { child, exited, url, said: () => said, logged: () => complained }
  }

  /** Runs something that is expected to end by itself. */
  async function runToEnd(script: string, env: Record<string, string> = {}, args: string[] = [], input = '') {
    const { child, exited } = run(script, env, args)
    child.stdin.end(input)
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { code: await exited, out, err }
  }

  /** For whoever does not wait until it listens. */
  const spawnServer = (env: Record<string, string>) => run('main.ts', env, [])

  return { dataDir, start, run, spawnServer, runToEnd }
}

export const signIn = (url: string, username: string, secret = password) =>
  fetch(`${url}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: secret }),
  })
