// npm run dev: the server restarts and the web app reloads by themselves when their files change.

import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { runTogether, spawnServer } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'

function label(name, child) {
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} | ${line}`))
  return child
}

await ensureInstalled()
const runtime = requireRuntime()
const apiPort = process.env.API_PORT ?? '3001'
const webPort = process.env.WEB_PORT ?? '5173'
const address = `http://localhost:${webPort}`
const env = {
  ...process.env,
  API_PORT: apiPort,
  PORT: apiPort,
  RECOURSE_API_ONLY: '1',
  PUBLIC_URL: process.env.PUBLIC_URL ?? address,
}
const stdio = ['ignore', 'pipe', 'pipe']

console.log(`Open ${address} (the server itself listens on port ${apiPort}). Ctrl-C ends both.`)
const watch = ['--watch', '--watch-preserve-output', 'server/src/main.ts']
const reactRouter = [
  join(root, 'node_modules/@react-router/dev/bin.cjs'),
  'dev',
  '--port',
  webPort,
  '--strictPort',
]
const children = [
  label('server', spawnServer(runtime, watch, { env, stdio })),
  label('web   ', spawnServer(runtime, reactRouter, { cwd: join(root, 'web'), env, stdio })),
]
process.exit(await runTogether(children))
