// For benchmarks: node fill-claims.ts DATA_DIR COUNT gives the running server on DATA_DIR one member with COUNT claims
// and one person on staff, and prints their names. Both have the password in RECOURSE_FILL_PASSWORD.
import { createAuth } from '../app.ts'
import { readConfig } from '../config.ts'
import { createAccount } from '../features/auth/accounts.ts'
import { openParts } from '../parts.ts'
import { connectToRunning } from '../platform/db/embedded/connect-to-running.ts'
import { createLogger } from '../platform/logger.ts'
import { bulkClaims } from './bulk-claims.ts'

const [, , dataDir = '', count = ''] = process.argv
const password = process.env.RECOURSE_FILL_PASSWORD ?? ''
const connection = await connectToRunning({ dataDir })
if (!connection || !/^\d+$/.test(count))
  throw new Error('fill-claims.ts DATA_DIR COUNT, while a server runs there')

const config = readConfig({ DATA_DIR: dataDir })
const parts = await openParts({
  config,
  connection,
  log: createLogger(),
  publicUrl: 'http://localhost',
  webBuild: null,
})
const auth = createAuth(parts)
const names = { first_name: 'Sam', last_name: 'Sample', password }
const member = { ...names, username: 'benchmember', email: 'member@example.com' }
const staff = { ...names, username: 'benchstaff', email: 'staff@example.com', is_staff: true }
const personUid = await createAccount(auth, member)
const staffUid = await createAccount(auth, staff)
await bulkClaims(parts.database.pool, { count: Number(count), personUid, staffUids: [staffUid] })
await parts.database.pool.query('UPDATE people SET claims_count = $2 WHERE uid = $1', [personUid, count])
await Promise.all([parts.strength.close(), parts.database.close()])
process.stdout.write(`${member.username} ${staff.username}\n`)
