// npm start: installs what is missing, builds the web app if stale, serves everything on one port.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runServer } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const runtime = requireRuntime()
await ensureBuilt()
console.log('Starting Recourse…')
process.exit(await runServer(runtime, ['server/src/main.ts']))
