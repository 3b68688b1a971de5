import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { makeDatabase } from '../../testing/database.ts'
import { migrate } from './migrate.ts'

const admin = new pg.Pool({ ...inject('postgres'), max: 1 })
afterAll(() => admin.end())

async function withEmptyDatabase(work: (connection: pg.PoolConfig, pool: pg.Pool) => Promise<void>) {
  const name = `empty_${process.hrtime.bigint()}`
  await admin.query(`create database ${name}`)
  const connection = { ...inject('postgres'), database: name }
  const pool = new pg.Pool(connection)
  try {
    await work(connection, pool)
  } finally {
    await pool.end()
    await admin.query(`drop database ${name}`)
  }
}

const countMigrations = async (pool: pg.Pool) =>
  (await pool.query('select created_at from drizzle.__drizzle_migrations')).rows.length

test('four nodes that migrate an empty database at once all succeed and apply each migration once', async () => {
  await withEmptyDatabase(async (connection, pool) => {
    await Promise.all([1, 2, 3, 4].map(() => migrate(connection)))
    const created = await pool.query(
      'select count(distinct created_at)::int as n from drizzle.__drizzle_migrations',
    )
    expect(await countMigrations(pool)).toBe(created.rows[0].n)
    expect(created.rows[0].n).toBeGreaterThan(0)
    expect((await pool.query('select version from pgboss.version')).rows).toHaveLength(1)
  })
})

test('a database that is current is left as it is, and no lock stays behind', async () => {
  await withEmptyDatabase(async (connection, pool) => {
    await migrate(connection)
    const before = await countMigrations(pool)
    await migrate(connection)
    expect(await countMigrations(pool)).toBe(before)
    const locks = await pool.query(
      "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    )
    expect(locks.rows).toEqual([])
  })
})

test('a migration that cannot be applied rejects and leaves no half of it', async () => {
  await withEmptyDatabase(async (connection, pool) => {
    await pool.query('create table sessions (uid int)')
    await expect(migrate(connection)).rejects.toThrow()
    expect((await pool.query("select to_regclass('people') as people")).rows).toEqual([{ people: null }])
    await pool.query('drop table sessions')
    await migrate(connection)
    expect((await pool.query('select from people')).rows).toEqual([])
  })
})

test('each test file gets a migrated database that the others do not see', async () => {
  const [one, other] = await Promise.all([makeDatabase(), makeDatabase()])
  try {
    await one.database.pool.query('create table mine ()')
    expect((await other.database.pool.query("select to_regclass('mine') as mine")).rows).toEqual([
      { mine: null },
    ])
    expect((await other.database.pool.query('select from people')).rows).toEqual([])
    expect((await other.database.pool.query('select from pgboss.version')).rows).toHaveLength(1)
  } finally {
    await Promise.all([one.drop(), other.drop()])
  }
  const left = await admin.query('select from pg_database where datname = any($1)', [
    [one.connection.database, other.connection.database],
  ])
  expect(left.rows).toEqual([])
})
