import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, vi } from 'vitest'
import { makeDataDir, removeDataDir } from '../../../../scripts/lib/data-dir.mjs'
import { createFlakyProxy, type FlakyProxy } from '../../features/chat/testing/flaky-proxy.ts'
import { openEmbedded } from '../../platform/db/embedded/open.ts'
import { findPostmaster } from '../../platform/db/embedded/pid-file.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { makeDatabase } from '../database.ts'
import { databaseUrl } from '../database-url.ts'
import { makeApp, type TestApp } from '../make-app.ts'
import { makePerson, type TestPerson } from '../people.ts'
import { makeProcesses } from '../processes.ts'
import { type Storm, startStorm } from './storm.ts'

type Node = Awaited<ReturnType<ReturnType<typeof makeProcesses>['start']>>

export interface Rig {
  /** Reads what the server has stored; runs nothing itself. */
  readonly quiet: TestApp
  /** Between the server and its database. */
  readonly network: FlakyProxy
  readonly members: readonly TestPerson[]
  readonly node: () => Node
  storm(): Storm
  /** What the server logged about requests that failed, for whoever looks for the reason. */
  failures(): string
  /** SIGKILL, and the next start. */
  killAndStart(): Promise<void>
  /** Only with a database of its own. */
  postgresPid(): number
}

/** True in `npm run test:faults`; `npm test` takes a choice. */
export const all = process.env.FAULTS === 'all'

/** The real server as a process, on a real database behind a network that can fail. Torn down after the file. */
export async function makeRig({
  env = {},
  ownDatabase = false,
}: {
  env?: Record<string, string>
  ownDatabase?: boolean
} = {}): Promise<Rig> {
  const { start } = makeProcesses()
  vi.setConfig({ testTimeout: all ? 900_000 : 120_000 })
  const database = ownDatabase ? await openOwn() : await openShared()
  const { connection } = database
  const secret = randomBytes(32).toString('hex')
  const quiet = await makeApp(env, { sharing: { connection, secret }, idle: true })
  const socket = join(connection.host ?? '', `.s.PGSQL.${connection.port}`)
  const network = await createFlakyProxy(socket)
  const { hostname: host, port } = new URL(network.url)
  const settings = {
    DATABASE_URL: databaseUrl(connection, { host, port: Number(port) }),
    SECRET_KEY: secret,
    DATA_DIR: quiet.dataDir,
    STAFF_SECOND_FACTOR: 'optional',
    ...env,
  }
  let node = await start(settings)
  const members = await Promise.all([1, 2, 3, 4].map(() => makePerson(quiet)))
  afterAll(async () => {
    node.child.kill('SIGTERM')
    await node.exited
    await network.close()
  })
  return {
    quiet,
    network,
    members,
    node: () => node,
    storm: () => startStorm(() => node.url, members),
    failures: () =>
      node
        .logged()
        .split('\n')
        .filter((line) => line.includes('request failed'))
        .slice(-5)
        .join('\n'),
    async killAndStart() {
      node.child.kill('SIGKILL')
      await node.exited
      node = await start(settings)
    },
    postgresPid: database.postgresPid,
  }
}

interface RigDatabase {
  readonly connection: pg.PoolConfig
  postgresPid(): number
}

async function openShared(): Promise<RigDatabase> {
  const { connection, drop } = await makeDatabase()
  afterAll(drop)
  return {
    connection,
    postgresPid: () => {
      throw new Error('this database is not its own')
    },
  }
}

/** With the settings of production: what was committed has reached the disk. */
async function openOwn(): Promise<RigDatabase> {
  const dataDir = makeDataDir('recourse-faults-')
  const postgres = await openEmbedded({ dataDir, say: () => {} })
  afterAll(async () => {
    await postgres.stop()
    removeDataDir(dataDir)
  })
  await migrate(postgres.connection)
  return {
    connection: postgres.connection,
    postgresPid: () => findPostmaster(join(dataDir, 'db'))?.pid ?? 0,
  }
}
