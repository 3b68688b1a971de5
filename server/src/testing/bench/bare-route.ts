// For benchmarks: node bare-route.ts DATA_DIR, with the requests on stdin as JSON. Beside the server that runs on
// DATA_DIR it answers them from a bare Fastify route that asks the database for the same and sends the same answer, and
// prints its port and the same statements for pgbench. What is asked is heard from the product's own code.
import { json } from 'node:stream/consumers'
import fastify, { type InjectOptions } from 'fastify'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { openParts } from '../../parts.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { connectToRunning } from '../../platform/db/embedded/connect-to-running.ts'
import { createLogger } from '../../platform/logger.ts'
import { type PgbenchScript, toPgbench } from './pgbench-script.ts'
import { createRecorder, replay, type Step } from './recording.ts'

interface Asked {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: object
}

const [, , dataDir = ''] = process.argv
const asked = (await json(process.stdin)) as Asked[]
const connection = await connectToRunning({ dataDir })
if (!connection) throw new Error('bare-route.ts DATA_DIR, while a server runs there')

const log = createLogger()
log.level = 'error'
const parts = await openParts({
  // With an address of a database, mails are not told of on stdout.
  config: { ...readConfig({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' }), databaseUrl: 'the running one' },
  connection,
  log,
  publicUrl: 'http://localhost',
  webBuild: null,
})
const record = createRecorder(parts.database.pool)
const product = await buildApp(parts)
// Sessions are cached only where their end is heard of, and a job can only be asked for where jobs run.
await parts.start()

async function ask({ method, path, headers, body }: Asked) {
  const options: InjectOptions = { method, url: path, headers, ...(body && { payload: body }) }
  const answer = await product.inject(options)
  if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

// The first time is different: sessions are not known yet, and a page is seen for the first time.
for (const request of asked) await ask(request)
const recordings: { steps: Step[]; answer: unknown; pgbench: PgbenchScript }[] = []
for (const request of asked) {
  let answer: unknown
  const again = async () => {
    answer = await ask(request)
  }
  const before = request.method === 'GET' ? [] : await record(again)
  const steps = await record(again)
  recordings.push({ steps, answer, pgbench: await toPgbench(parts.database.pool, steps, before) })
}

await product.close()
await parts.close()

const { pool } = openDatabase(connection)
const bare = fastify()
let turn = 0
bare.get('/', async () => {
  const recording = recordings[turn++ % recordings.length]
  await replay(pool, recording?.steps ?? [])
  return recording?.answer
})
const address = await bare.listen({ port: 0, host: '127.0.0.1' })
const { host = '', port = 5432, user = '', database = '' } = connection
console.log(
  JSON.stringify({
    port: Number(new URL(address).port),
    statements: recordings.map(({ steps }) => steps.flatMap(({ statements }) => statements).length),
    postgres: { host, port, user, database, password: connection.password },
    scripts: recordings.map(({ pgbench }) => pgbench),
  }),
)
