// npm run rotate-keys: seals everything anew under a new key, beside a running server or without one.
import { ensureInstalled } from './lib/install.mjs'
import { runInteractive } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const entry = ['server/src/rotate-keys-command.ts', ...process.argv.slice(2)]
process.exit(await runInteractive(requireRuntime(), entry))
