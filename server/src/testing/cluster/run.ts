// npm run cluster: several nodes behind a small proxy on one PostgreSQL and one S3-compatible store, all on this machine
// and on a throwaway folder, for trying it.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { makeDataDir, removeDataDir } from '../../../../scripts/lib/data-dir.mjs'
import { openEmbedded } from '../../platform/db/embedded/open.ts'
import { makeS3 } from '../../platform/files/test-s3.ts'
import { databaseUrl, s3Env } from './environment.ts'
import { type Cluster, startCluster } from './nodes.ts'

const [, , given = '3'] = process.argv
const count = Number(given)
if (!Number.isInteger(count) || count < 1 || count > 16) {
  console.error('npm run cluster takes a number of nodes from 1 to 16: npm run cluster -- 3')
  process.exit(2)
}
const folder = makeDataDir('recourse-cluster-')
const password = randomBytes(12).toString('base64url')
const port = Number(process.env.PORT ?? 3000)
const postgres = await openEmbedded({
  dataDir: folder,
  say: console.log,
  settings: { max_connections: '400' },
})
const store = await makeS3(join(folder, 's3'))
let cluster: Cluster | null = null

async function stop() {
  await cluster?.stop()
  await store.close()
  await postgres.stop()
  removeDataDir(folder)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.log('Stopping the cluster.')
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })

try {
  cluster = await startCluster({
    count,
    folder,
    port,
    env: {
      ...s3Env(store.config),
      DATABASE_URL: databaseUrl(postgres.connection),
      SECRET_KEY: randomBytes(32).toString('hex'),
      STAFF_SECOND_FACTOR: 'optional',
      ADMIN_USERNAME: 'admin',
      ADMIN_EMAIL: 'admin@example.org',
      ADMIN_PASSWORD: password,
    },
  })
  console.log(`${count} nodes behind ${cluster.url}`)
  for (const node of cluster.nodes)
    console.log(
      `  node ${node.number}: ${node.url}, process ${node.child.pid}, mails in ${node.dataDir}/outbox`,
    )
  console.log(`Sign in as admin with the password ${password}. Everything is removed at the end.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop()
  process.exit(1)
}
