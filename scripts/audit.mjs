// npm run audit -- verify: checks that nobody changed the audit log.
import { ensureInstalled } from './lib/install.mjs'
import { runInteractive } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const entry = ['server/src/audit-command.ts', ...process.argv.slice(2)]
process.exit(await runInteractive(requireRuntime(), entry))
