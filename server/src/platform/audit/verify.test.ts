import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../../testing/database.ts'
import { recordAudit } from './audit.ts'
import { chainAudit } from './chain.ts'
import { verifyChain } from './verify.ts'
import { describeReport, readAuditArguments } from './words.ts'

/** Twenty sealed rows, then what a table's owner can do with the triggers off. */
async function afterTampering(statement: string, check: (test: TestDatabase) => Promise<void>) {
  const made = await makeDatabase()
  const { orm, pool } = made.database
  try {
    for (let i = 0; i < 20; i += 1) {
      const subject_uids = [randomUUID(), randomUUID()]
      await recordAudit(orm, {
        actor_uid: randomUUID(),
        action: 'claims_viewed',
        subject_uids,
        address: '::1',
      })
    }
    await chainAudit(orm)
    for (const table of ['audit_log', 'audit_chain'])
      await pool.query(`alter table ${table} disable trigger all`)
    await pool.query(statement)
    for (const table of ['audit_log', 'audit_chain'])
      await pool.query(`alter table ${table} enable trigger all`)
    await check(made)
  } finally {
    await made.drop()
  }
}

test('an untouched chain is whole, and its head is said', async () => {
  await afterTampering('select 1', async ({ database: { orm } }) => {
    const report = await verifyChain(orm)
    expect(report).toMatchObject({ sound: true, head: { position: 20 }, waiting: 0 })
    expect(describeReport(report)).toMatch(/^The audit log is whole: 20 rows sealed\. Head: 20:[0-9a-f]{64}$/)
  })
})

const insertOne =
  "insert into audit_log (actor_uid, action, subject_uids, address, details) values (gen_random_uuid(), 'claim_viewed', '{}', 'unknown', '{}')"

test.each([
  [
    'another actor',
    'update audit_log set actor_uid = gen_random_uuid() where id = 7',
    /row 7 .*not as it was sealed/,
  ],
  [
    'another action',
    "update audit_log set action = 'audit_read' where id = 7",
    /row 7 .*not as it was sealed/,
  ],
  [
    'one subject less',
    'update audit_log set subject_uids = subject_uids[1:1] where id = 7',
    /row 7 .*not as/,
  ],
  [
    'another address',
    "update audit_log set address = '192.0.2.0/24' where id = 7",
    /row 7 .*not as it was sealed/,
  ],
  [
    'other details',
    `update audit_log set details = '{"count": 1}' where id = 7`,
    /row 7 .*not as it was sealed/,
  ],
  ['a microsecond', "update audit_log set at = at + interval '1 microsecond' where id = 7", /row 7 .*not as/],
  ['a missing row', 'delete from audit_log where id = 7', /row 7 .*is missing/],
  ['the first row missing', 'delete from audit_log where id = 1', /row 1 .*is missing/],
  ['an inserted row', insertOne, /row 21 was inserted past the log/],
  [
    'a missing row with its seal',
    'delete from audit_log where id = 7; delete from audit_chain where position = 7',
    /the seal at position 7 is missing/,
  ],
  ['a seal of another row', 'update audit_chain set audit_id = 99 where position = 7', /row 99 .*is missing/],
  ['a changed hash', "update audit_chain set hash = repeat('0', 64) where position = 20", /row 20 .*not as/],
  [
    'two rows that changed places',
    'update audit_chain set audit_id = 27 - audit_id + 100 where position in (13, 14); update audit_chain set audit_id = audit_id - 100 where audit_id > 100',
    /row 14 \(position 13\) is not as/,
  ],
])('%s is found, and the first broken row is said in one line', async (_what, statement, fault) => {
  await afterTampering(statement, async ({ database: { orm } }) => {
    const line = describeReport(await verifyChain(orm))
    expect(line).toMatch(/^The audit log was changed: /)
    expect(line).toMatch(fault)
    expect(line).not.toContain('\n')
  })
})

test('a row that vanished before it was sealed is found too', async () => {
  await afterTampering('select 1', async ({ database: { orm, pool } }) => {
    await pool.query(insertOne)
    await pool.query('alter table audit_log disable trigger all')
    await pool.query('delete from audit_log where id = 21')
    expect(await verifyChain(orm)).toMatchObject({
      sound: false,
      fault: expect.stringContaining('row 21 is missing'),
    })
  })
})

test('a chain that was cut, or made anew, is told from the true one by a noted head', async () => {
  await afterTampering('select 1', async ({ database: { orm, pool } }) => {
    const whole = await verifyChain(orm)
    if (!whole.sound || !whole.head) throw new Error('the chain is not whole')
    const noted = whole.head
    expect(await verifyChain(orm, noted)).toEqual(whole)

    for (const table of ['audit_log', 'audit_chain'])
      await pool.query(`alter table ${table} disable trigger all`)
    await pool.query('delete from audit_log where id > 15; delete from audit_chain where position > 15')
    expect(await verifyChain(orm)).toMatchObject({ sound: true, head: { position: 15 } })
    expect(describeReport(await verifyChain(orm, noted))).toBe(
      'The audit log was changed: the chain ends at position 15, before the noted 20.',
    )

    await pool.query('truncate audit_chain; insert into audit_unchained select id from audit_log')
    await pool.query(
      insertOne.replace(
        'values',
        "select gen_random_uuid(), 'claim_viewed', '{}'::uuid[], 'unknown', '{}'::jsonb from generate_series(1, 9) --",
      ),
    )
    await pool.query('insert into audit_unchained select id from audit_log on conflict do nothing')
    await chainAudit(orm)
    expect(await verifyChain(orm)).toMatchObject({ sound: true, head: { position: 24 } })
    expect(await verifyChain(orm, noted)).toMatchObject({
      sound: false,
      fault: expect.stringContaining('position 20'),
    })
  })
})

test('rows that wait are counted and are no fault', async () => {
  await afterTampering('select 1', async ({ database: { orm, pool } }) => {
    await pool.query(insertOne)
    expect(describeReport(await verifyChain(orm))).toMatch(
      /whole: 20 rows sealed\. 1 row not sealed yet\. Head/,
    )
  })
})

test.each([
  [['verify', '--head', '12:xyz'], 'A noted head is given as --head <position>:<hash>'],
  [['verify', '--top', `12:${'a'.repeat(64)}`], 'A noted head is given as --head <position>:<hash>'],
  [['check'], 'There is no command "check". Try: npm run audit -- help'],
])('the arguments %j are refused with a sentence', (args, sentence) => {
  expect(() => readAuditArguments(args)).toThrow(sentence)
})
