import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { TEMPLATE } from './template.ts'

export interface TestDatabase {
  readonly connection: pg.PoolConfig
  readonly database: Database
  drop(): Promise<void>
}

/** A migrated database of its own for one test file, or one with nothing in it. */
export async function makeDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(`create database ${name}${empty ? '' : ` template ${TEMPLATE}`}`)
  const connection: pg.PoolConfig = { ...inject('postgres'), database: name }
  const database = openDatabase(connection)
  return {
    connection,
    database,
    async drop() {
      await database.close()
      // Without force: PostgreSQL waits some seconds for the connections that are on their way out.
      await administer(`drop database ${name}`)
    },
  }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
