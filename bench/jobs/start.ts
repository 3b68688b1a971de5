import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { makeDataDir, removeDataDir } from '../../scripts/lib/data-dir.mjs'
import { findFreePort } from '../../scripts/lib/product.mjs'
import type { Plan } from '../plan.ts'
import { makeRow, type Row } from '../row.ts'
import { takeTurns } from '../take-turns.ts'

const root = join(import.meta.dirname, '../..')

/** From the command to its first word that it is ready, on a folder that was used before. */
export async function measureStart(plan: Plan): Promise<Row[]> {
  const dataDir = makeDataDir('recourse-start-')
  const env = { DATA_DIR: dataDir, PORT: String(await findFreePort()), HOST: '127.0.0.1' }
  const product = () => timeUntil(['scripts/start.mjs'], /listening on/, env)
  try {
    await product()
    const times = await takeTurns(
      {
        bare: () => timeUntil(['bench/controls/bare-server.ts', 'text/plain', ''], /port/, {}),
        postgres: () => timeUntil(['server/src/testing/bench/start-postgres.ts', dataDir], /ready/, {}),
        ours: product,
      },
      { ...plan, seconds: 0, warmUpSeconds: 0 },
    )
    const row = (name: string, control: number[], most: number) =>
      makeRow({ job: `npm start, over ${name}`, unit: 'ms', goal: { most }, control, ours: times.ours })
    return [
      row('a bare node:http server', times.bare, 12),
      row('starting PostgreSQL alone', times.postgres, 4),
    ]
  } finally {
    removeDataDir(dataDir)
  }
}

/** Milliseconds until it prints what is waited for. It is asked to end then, and has ended when this resolves. */
async function timeUntil(
  args: readonly string[],
  pattern: RegExp,
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const started = performance.now()
  const [script = '', ...rest] = args
  const cache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }
  const child = spawn(process.execPath, [join(root, script), ...rest], {
    cwd: root,
    env: { ...process.env, ...cache, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const time = await new Promise<number>((done, fail) => {
    let output = ''
    child
      .on('error', fail)
      .on('exit', () => fail(new Error(`${script} ended before it was ready:\n${output}`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (pattern.test(output)) done(performance.now() - started)
    })
  })
  child.kill('SIGTERM')
  await ended
  return time
}
