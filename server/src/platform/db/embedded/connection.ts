import pg from 'pg'
import { SUPERUSER } from './initdb.ts'
import type { Postmaster } from './pid-file.ts'

/** What the server itself uses: owner of its database, and no superuser. */
export const ROLE = 'recourse'
export const DATABASE = 'recourse'

type Address = Pick<Postmaster, 'host' | 'port'>

export function connectionFor({ host, port }: Address, password: string): pg.PoolConfig {
  return { host, port, user: ROLE, password, database: DATABASE }
}

export async function connectAsSuperuser({ host, port }: Address, password: string): Promise<pg.Client> {
  const client = new pg.Client({
    host,
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    application_name: 'recourse owner',
    connectionTimeoutMillis: 5_000,
  })
  // 'end' follows and is listened to; without a listener here the process would end.
  client.on('error', () => {})
  await client.connect()
  return client
}

export async function makeRoleAndDatabase(client: pg.Client, password: string): Promise<void> {
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $2) as database`,
    [ROLE, DATABASE],
  )
  if (!rows[0]?.role) {
    await client.query(`create role ${ROLE} login createdb password ${client.escapeLiteral(password)}`)
  }
  if (!rows[0]?.database) await client.query(`create database ${DATABASE} owner ${ROLE}`)
}
