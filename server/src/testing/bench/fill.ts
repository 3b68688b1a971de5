// For benchmarks: node fill.ts DATA_DIR CLAIMS PEOPLE MESSAGES_PER_CLAIM SESSIONS fills the database of the server that
// runs on DATA_DIR and prints in JSON as whom it can be asked. One member has fifty claims.
import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { createAuth } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { createAccount } from '../../features/auth/accounts.ts'
import { findByUid } from '../../features/auth/store.ts'
import { openParts } from '../../parts.ts'
import { connectToRunning } from '../../platform/db/embedded/connect-to-running.ts'
import { createLogger } from '../../platform/logger.ts'
import { bulkClaims, emailOfClaim } from '../bulk-claims.ts'
import { bulkMessages } from './bulk-messages.ts'
import { bulkPeople, countClaims } from './bulk-people.ts'

const [, , dataDir = '', ...given] = process.argv
const [claims = 0, people = 0, perClaim = 0, sessions = 0] = given.map(Number)
const connection = await connectToRunning({ dataDir })
if (!connection) throw new Error('fill.ts DATA_DIR CLAIMS PEOPLE MESSAGES_PER_CLAIM SESSIONS')

const parts = await openParts({
  config: readConfig({ DATA_DIR: dataDir }),
  connection,
  log: createLogger(),
  publicUrl: 'http://localhost',
  webBuild: null,
})
const auth = createAuth(parts)
const { pool, orm } = parts.database
const password = `bench-${randomBytes(9).toString('hex')}`
const names = { first_name: 'Sam', last_name: 'Sample', password }
const account = (username: string, roles = {}) =>
  createAccount(auth, { ...names, username, email: `${username}@example.com`, ...roles })
const memberUid = await account('benchmember')
const staffUid = await account('benchstaff', { is_staff: true })

const others = await bulkPeople(pool, people)
/** However many there are in all, so that sizes can be compared. */
const claimsOfMember = 50
const every = Math.ceil(claims / claimsOfMember)
const ownerUids = others.flatMap((uid, index) => (index % every === 0 ? [memberUid, uid] : [uid]))
await bulkClaims(pool, { count: claims, ownerUids, staffUids: [staffUid] })
await bulkMessages(pool, { perClaim, staffUid })
await countClaims(pool)

/** A signed-in session each, and a claim of theirs. */
async function signIn(uids: readonly string[]) {
  const { rows } = await pool.query<{ person_uid: string; claim_uid: string }>(
    `SELECT DISTINCT ON (person_uid) person_uid, uid AS claim_uid FROM claims
     WHERE person_uid = ANY($1::uuid[]) ORDER BY person_uid, id DESC`,
    [uids],
  )
  const claimOf = new Map(rows.map((row) => [row.person_uid, row.claim_uid]))
  return orm.transaction(async (tx) => {
    const made = []
    for (const uid of uids) {
      const person = await findByUid(tx, uid)
      if (!person) throw new Error('a person has gone')
      const { access_token: token } = await auth.sessions.start(tx, person)
      made.push({ token, claim_uid: claimOf.get(uid) ?? uuidv7() })
    }
    return made
  })
}

const [member] = await signIn([memberUid])
const [staff] = await signIn([staffUid])
const members = await signIn(others.slice(0, sessions))
const { rows: sizes } = await pool.query<{ table: string; rows: number; bytes: number }>(
  `SELECT relname AS table, n_live_tup::float8 AS rows, pg_total_relation_size(relid)::float8 AS bytes
   FROM pg_stat_user_tables WHERE relname IN ('people', 'claims', 'desk_claims', 'messages', 'claim_chats')`,
)
await Promise.all([parts.strength.close(), parts.hasher.close(), parts.database.close()])
process.stdout.write(JSON.stringify({ member, staff, members, password, oneEmail: emailOfClaim(77), sizes }))
