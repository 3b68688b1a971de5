import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { makeDatabase } from '../../testing/database.ts'
import { truncateAddress } from './address.ts'
import { type AuditEntry, recordAudit } from './audit.ts'
import { chainAudit } from './chain.ts'

const { database, drop } = await makeDatabase()
const { orm, pool } = database
afterAll(drop)

const entry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  actor_uid: randomUUID(),
  action: 'claim_viewed',
  subject_uids: [randomUUID()],
  address: '203.0.113.77',
  ...change,
})

describe('an audit entry', () => {
  test('says who, what, whom, when and from which network, and no more', async () => {
    const { actor_uid, subject_uids, ...rest } = entry({ action: 'status_changed' })
    const details = { from: 'Submitted', to: 'Pending' } as const
    await recordAudit(orm, { actor_uid, subject_uids, ...rest, details })
    const { rows } = await pool.query('select * from audit_log where actor_uid = $1', [actor_uid])
    expect(rows).toEqual([
      {
        id: expect.any(String),
        at: expect.any(Date),
        actor_uid,
        action: 'status_changed',
        subject_uids,
        address: '203.0.113.0/24',
        details,
      },
    ])
  })

  test.each([
    ['a name', { name: 'Maria Delgado' }],
    ['a free text in a known place', { from: 'Denied for cancer' }],
    ['a word where a uid belongs', { assignee_uid: 'maria' }],
  ])('with %s is refused, even past the compiler', async (_what, details) => {
    const wrong = entry({ details: details as unknown as NonNullable<AuditEntry['details']> })
    await expect(recordAudit(orm, wrong)).rejects.toThrow()
    const { rows } = await pool.query('select from audit_log where actor_uid = $1', [wrong.actor_uid])
    expect(rows).toEqual([])
  })

  test('is stored if and only if what it tells of is', async () => {
    const told = entry()
    const undone = orm.transaction(async (tx) => {
      await recordAudit(tx, told)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const { rows } = await pool.query('select from audit_log where actor_uid = $1', [told.actor_uid])
    expect(rows).toEqual([])
  })

  test.each([
    'update audit_log set address = address',
    'delete from audit_log',
    'truncate audit_log',
    'truncate audit_log cascade',
    'update audit_chain set hash = hash',
    'delete from audit_chain',
    'truncate audit_chain',
    "insert into audit_log (id, actor_uid, action, subject_uids, address, details) overriding system value select id, actor_uid, action, subject_uids, address, details from audit_log on conflict (id) do update set address = 'x'",
  ])('cannot be changed afterwards: %s', async (statement) => {
    await recordAudit(orm, entry())
    await chainAudit(orm)
    const all =
      'select (select jsonb_agg(l order by id) from audit_log l) as log, (select jsonb_agg(c order by position) from audit_chain c) as chain'
    const before = (await pool.query(all)).rows
    await expect(pool.query(statement)).rejects.toThrow('is append-only')
    expect((await pool.query(all)).rows).toEqual(before)
  })
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['2001:db8:12:34', '2001:db8:12::/48'],
  ['::1', '0:0:0::/48'],
  ['', 'unknown'],
  ['localhost', 'unknown'],
])('of the address %s only the network %s is kept', (address, network) => {
  expect(truncateAddress(address)).toBe(network)
})
