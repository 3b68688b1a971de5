import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { makeDatabase } from '../../testing/database.ts'
import { copyOut } from '../backup/copy-out.ts'
import { inOneRound } from './one-round.ts'
import { prepare } from './prepare.ts'

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

test('of two transactions that wait for each other both get done, one of them at its second try', async () => {
  const { database, drop } = await makeDatabase()
  const { orm, pool } = database
  await pool.query('CREATE TABLE pair (side text PRIMARY KEY, changes int NOT NULL)')
  await pool.query("INSERT INTO pair VALUES ('left', 0), ('right', 0)")
  const bothHaveOne = Promise.withResolvers<void>()
  let tries = 0
  const change = (sides: readonly [string, string]) =>
    orm.transaction(async (tx) => {
      tries += 1
      await tx.execute(sql`UPDATE pair SET changes = changes + 1 WHERE side = ${sides[0]}`)
      if (tries === 2) bothHaveOne.resolve()
      await bothHaveOne.promise
      await tx.execute(sql`UPDATE pair SET changes = changes + 1 WHERE side = ${sides[1]}`)
    })
  await Promise.all([change(['left', 'right']), change(['right', 'left'])])
  expect(tries).toBe(3)
  expect((await pool.query('SELECT changes FROM pair')).rows).toEqual([{ changes: 2 }, { changes: 2 }])
  await drop()
})

test('an error that would come again is not tried again', async () => {
  const { database, drop } = await makeDatabase()
  let tries = 0
  const broken = database.orm.transaction(async (tx) => {
    tries += 1
    await tx.execute(sql`SELECT 1 / 0`)
  })
  await expect(broken).rejects.toThrow()
  expect(tries).toBe(1)
  await drop()
})

test('statements that are sent together are all done, or none of them', async () => {
  const { database, drop } = await makeDatabase()
  const { orm, pool } = database
  await pool.query('CREATE TABLE pair (side text PRIMARY KEY)')
  const put = prepare<{ side: string }, { side: string }>(
    sql`INSERT INTO pair VALUES (${sql.placeholder('side')}) RETURNING side`,
  )
  expect(await inOneRound(orm, put.with({ side: 'left' }), put.with({ side: 'right' }))).toEqual([
    { side: 'left' },
  ])
  const taken = inOneRound(orm, put.with({ side: 'middle' }), put.with({ side: 'left' }))
  await expect(taken).rejects.toThrow('pair_pkey')
  expect((await pool.query('SELECT side FROM pair')).rows).toEqual([{ side: 'left' }, { side: 'right' }])

  // The connection that sent them takes other ways of asking again.
  expect(pool.totalCount).toBe(1)
  const client = await pool.connect()
  const { rows } = copyOut(client as unknown as pg.Client, 'COPY pair TO STDOUT')
  expect(String(Buffer.concat(await rows.toArray()))).toBe('left\nright\n')
  client.release()
  await drop()
})

test('of two that wait for each other, sent together or not, both get done', async () => {
  const { database, drop } = await makeDatabase()
  const { orm, pool } = database
  await pool.query('CREATE TABLE pair (side text PRIMARY KEY, changes int NOT NULL)')
  await pool.query("INSERT INTO pair VALUES ('left', 0), ('right', 0)")
  const slowly = prepare<{ side: string }, Record<string, unknown>>(sql`
    UPDATE pair SET changes = changes + 1 WHERE side = ${sql.placeholder('side')} AND pg_sleep(0.1) IS NOT NULL`)
  const [left, right] = [slowly.with({ side: 'left' }), slowly.with({ side: 'right' })]
  await Promise.all([inOneRound(orm, left, right), inOneRound(orm, right, left)])
  expect((await pool.query('SELECT changes FROM pair')).rows).toEqual([{ changes: 2 }, { changes: 2 }])
  await drop()
})
