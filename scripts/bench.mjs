// npm run bench: the product against the bare parts it stands on, as ratios of one and the same run.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runInteractive } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const runtime = requireRuntime()
await ensureBuilt()
process.exit(await runInteractive(runtime, ['bench/run.ts', ...process.argv.slice(2)]))
