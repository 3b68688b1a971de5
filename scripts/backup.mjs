// npm run backup -- FILE: writes everything into one encrypted file, while the server runs.
import { resolve } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { runInteractive } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'

await ensureInstalled()
// npm changes to the project's folder; a name is meant from where the command was given.
const files = process.argv.slice(2).map((name) => resolve(process.env.INIT_CWD ?? '.', name))
process.exit(await runInteractive(requireRuntime(), ['server/src/backup-command.ts', ...files]))
