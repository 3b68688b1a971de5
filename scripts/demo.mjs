// npm run demo: the product on a throwaway folder, filled with lifelike accounts, claims and documents.
import { ensureBuilt } from './lib/build.mjs'
import { makeDataDir, removeDataDir } from './lib/data-dir.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runServer } from './lib/run.mjs'
import { requireRuntime } from './lib/runtime.mjs'

await ensureInstalled()
const runtime = requireRuntime()
await ensureBuilt()
const dataDir = makeDataDir('recourse-demo-')
console.log(`Starting a demo in ${dataDir}; it is removed at the end.`)
const env = { ...process.env, DATA_DIR: dataDir, RECOURSE_DEMO: '1' }
// A demo must never write to a database or store that somebody uses.
for (const name of Object.keys(env))
  if (/^(DATABASE_URL|SMTP_URL|S3_.*|ADMIN_.*)$/.test(name)) delete env[name]
const code = await runServer(runtime, ['server/src/main.ts'], { env })
removeDataDir(dataDir)
process.exit(code)
