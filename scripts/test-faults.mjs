// npm run test:faults: every fault, many times: what `npm test` takes a choice of. The chat's fault script runs with
// 50 seeds instead of 5. As root, since one of them fills a small disk of its own.
import { ensureInstalled } from './lib/install.mjs'
import { runInteractive } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'

await ensureInstalled()
process.env.FAULTS = 'all'
process.env.CHAT_FAULT_SEEDS ??= '50'
const files = [
  'features/chat/faults',
  'testing/faults',
  'platform/uploads/interrupted',
  'platform/files/killed',
  'platform/files/s3-faults',
  'platform/mail/mailer',
  'platform/db/embedded/owner',
  'features/documents/scanning',
]
const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...files]
process.exit(await runInteractive(requireRuntime(), command))
