// For benchmarks: node start-postgres.ts DATA_DIR starts the embedded PostgreSQL on a prepared folder, says so in JSON, and
// stops it again.
import { openEmbedded } from '../../platform/db/embedded/open.ts'

const [, , dataDir = ''] = process.argv
const postgres = await openEmbedded({ dataDir, say: () => {} })
console.log(JSON.stringify({ ready: true }))
await postgres.stop()
