// npm run test:faults: the chat's fault script with 50 seeds instead of the 5 of `npm test`.
import { ensureInstalled } from './lib/install.mjs'
import { runInteractive } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'

await ensureInstalled()
process.env.CHAT_FAULT_SEEDS ??= '50'
const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'features/chat/faults']
process.exit(await runInteractive(requireRuntime(), command))
