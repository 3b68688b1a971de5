// npm run bench: the product against the bare parts it stands on, as ratios of one and the same run.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runInteractive } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'
import { ensurePrograms } from './lib/system-programs.mjs'

await ensureInstalled()
const runtime = requireRuntime()
await ensureBuilt()
// A smoke run measures nothing, so it needs no tools; others take what is there.
if (!process.argv.includes('--smoke')) {
  const missing = await ensurePrograms(['wrk'])
  if (missing) console.log(`Measuring with a client in Node, which takes a core: ${missing}`)
}
process.exit(await runInteractive(runtime, ['bench/run.ts', ...process.argv.slice(2)]))
