import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeDatabase } from '../../testing/database.ts'

test('a connection that breaks inside a transaction ends that transaction, and nothing else', async () => {
  const { database, drop } = await makeDatabase()
  const { orm, pool } = database
  const broken = orm.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
    // The news arrives while no statement waits for an answer: PostgreSQL says when the connection is gone.
    await pool.query('SELECT pg_terminate_backend($1, 10000)', [rows[0]?.pid])
    await tx.execute(sql`SELECT 1`)
  })
  await expect(broken).rejects.toThrow()
  expect((await orm.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }])
  await drop()
})
