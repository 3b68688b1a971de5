// npm run lockfile: after a package was added or updated, completes package-lock.json.
// npm leaves out of it what the registry at hand does not have, such as a tool's binary for another system,
// and `npm ci` then refuses the lockfile everywhere. The entries added here name the version and the system,
// so that npm knows what it need not fetch.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listMissingOptional } from './lib/lockfile.mjs'
import { root } from './lib/root.mjs'

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = listMissingOptional(lock)
for (const { name, entry } of missing) lock.packages[`node_modules/${name}`] = entry
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${missing.length} entries added.`)
