// npm run test:attack: 2,000 requests to each endpoint instead of the few of `npm test`. ATTACK_SEED repeats a run.
import { ensureInstalled } from './lib/install.mjs'
import { runInteractive } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'

await ensureInstalled()
process.env.ATTACK_RUNS ??= '2000'
const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'testing/attack']
process.exit(await runInteractive(requireRuntime(), command))
