// npm run test:journeys: every browser journey at both widths. `npm test` takes a part of them, each at one.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runInteractive } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const runtime = requireRuntime()
await ensureBuilt()
process.env.E2E_EVERYTHING = '1'
const command = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e', ...process.argv.slice(2)]
process.exit(await runInteractive(runtime, command))
