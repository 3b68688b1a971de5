// npm run cluster -- 3: several nodes on this machine behind one address, on a throwaway folder, for trying it.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runServer } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const runtime = requireRuntime()
await ensureBuilt()
process.exit(await runServer(runtime, ['server/src/testing/cluster/run.ts', ...process.argv.slice(2)]))
