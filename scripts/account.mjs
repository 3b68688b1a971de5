// npm run account -- …: creates an account or sets a role, from the shell.
import { ensureInstalled } from './lib/install.mjs'
import { runInteractive } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const entry = ['server/src/account-command.ts', ...process.argv.slice(2)]
process.exit(await runInteractive(requireRuntime(), entry))
