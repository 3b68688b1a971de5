import { createHash, randomUUID } from 'node:crypto'
import type { AuditAction, AuditEntryShown } from '@recourse/contract/audit'
import { describe, expect, test } from 'vitest'
import { recordAudit } from '../../platform/audit/audit.ts'
import { explain } from '../../testing/explain.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makePerson } from '../../testing/people.ts'
import { auditEntries } from './store.ts'

const server = await makeApp()
const { orm, pool } = server.parts.database
const url = '/api/v1/admin/audit'
const superuser = await makePerson(server, { is_superuser: true })

async function read(query: Record<string, string> = {}) {
  const answer = await superuser.call('GET', `${url}?${new URLSearchParams(query)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { entries: AuditEntryShown[]; next_id_before: number | null; chain_head: unknown }
}

const write = (actor_uid: string, action: AuditAction, subject_uids: string[] = []) =>
  recordAudit(orm, { actor_uid, action, subject_uids, address: '203.0.113.77' })

describe('reading the audit log', () => {
  test('shows the newest first, with the username of an account that still exists', async () => {
    const [claim, gone] = [randomUUID(), randomUUID()]
    await write(superuser.uid, 'claim_viewed', [claim])
    await write(gone, 'document_opened', [claim])
    const { entries } = await read({ subject_uid: claim })
    expect(entries).toMatchObject([
      { actor_uid: gone, actor_username: null, action: 'document_opened', subject_uids: [claim] },
      { actor_uid: superuser.uid, actor_username: superuser.username, action: 'claim_viewed' },
    ])
    expect(entries[0]).toMatchObject({ address: '203.0.113.0/24', details: {} })
  })

  test('is written down itself: who read, with which filters, from which network', async () => {
    const person = randomUUID()
    await read({ actor_uid: person, action: 'role_granted' })
    const { entries } = await read({ subject_uid: person })
    expect(entries).toMatchObject([
      {
        actor_uid: superuser.uid,
        action: 'audit_read',
        subject_uids: [person],
        address: '127.0.0.0/24',
        details: { action: 'role_granted', count: 0 },
      },
    ])
  })

  test.each([
    [{ action: 'nothing' }, 'Please choose one of the options.'],
    [{ actor_uid: 'someone' }, 'That address is not complete.'],
    [{ from: '2026-02-30' }, 'Please enter a date that exists.'],
    [{ limit: '101' }, 'limit must be from 1 to 100.'],
    [{ name: 'Maria' }, 'Unknown field: name.'],
  ])('%j is refused: %s', async (query, sentence) => {
    const answer = await superuser.call('GET', `${url}?${new URLSearchParams(query)}`)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toBe(sentence)
  })
})

describe('filters', () => {
  const actors = Array.from({ length: 4 }, () => randomUUID())
  const subjects = Array.from({ length: 6 }, () => randomUUID())
  const actions: AuditAction[] = ['claim_viewed', 'status_changed', 'note_added']
  const days = ['2020-01-01', '2020-01-02', '2020-01-03', '2020-01-04']
  const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T
  // The same every time, so that a failure comes again.
  let drawn = 0
  const any = <T>(from: readonly T[]): T =>
    pick(from, createHash('sha256').update(String(++drawn)).digest().readUInt32BE())

  test('and their pages agree with a plain in-memory reference', async () => {
    for (let i = 0; i < 200; i += 1) {
      await pool.query(
        "insert into audit_log (at, actor_uid, action, subject_uids, address, details) values ($1, $2, $3, $4, 'unknown', '{}')",
        // Several rows share a moment, as rows of one transaction do.
        [
          `${any(days)}T${any(['00', '07', '23'])}:59:59.999Z`,
          any(actors),
          any(actions),
          [any(subjects), any(subjects)],
        ],
      )
    }
    const { rows } = await pool.query(
      "select id::int, at, actor_uid, action, subject_uids from audit_log where at < '2021-01-01' order by at desc, id desc",
    )
    expect(rows).toHaveLength(200)
    const queries = [
      { to: '2020-12-31' },
      { actor_uid: pick(actors, 0), to: '2020-12-31' },
      { action: pick(actions, 1), to: '2020-01-03' },
      { subject_uid: pick(subjects, 2) },
      { from: '2020-01-02', to: '2020-01-03' },
      { actor_uid: pick(actors, 3), action: pick(actions, 0), from: '2020-01-02', to: '2020-01-02' },
      { subject_uid: pick(subjects, 4), actor_uid: pick(actors, 1), to: '2020-01-03' },
    ]
    for (const query of queries) {
      const { actor_uid, action, subject_uid, from, to }: Record<string, string | undefined> = query
      const expected = rows.filter((row) => {
        const day = row.at.toISOString().slice(0, 10)
        return (
          (actor_uid === undefined || row.actor_uid === actor_uid) &&
          (action === undefined || row.action === action) &&
          (subject_uid === undefined || row.subject_uids.includes(subject_uid)) &&
          (from === undefined || day >= from) &&
          (to === undefined || day <= to)
        )
      })
      const found: number[] = []
      let next: number | null = null
      do {
        const page = await read({ ...query, limit: '7', ...(next ? { id_before: String(next) } : {}) })
        found.push(...page.entries.filter((entry) => entry.action !== 'audit_read').map((entry) => entry.id))
        next = page.next_id_before
      } while (next !== null)
      expect(found.length, JSON.stringify(query)).toBeGreaterThan(0)
      expect(found, JSON.stringify(query)).toEqual(expected.map((row) => row.id))
    }
  })

  test('at 50,000 rows none of them reads the log from end to end', { timeout: 120_000 }, async () => {
    await pool.query(`
      insert into audit_log (at, actor_uid, action, subject_uids, address, details)
      select now() - n * interval '1 minute', ('00000000-0000-4000-8000-' || lpad((n % 50)::text, 12, '0'))::uuid,
        (array['claims_viewed', 'claim_viewed', 'document_opened', 'status_changed'])[1 + n % 4],
        array[('00000000-0000-4000-9000-' || lpad((n % 20000)::text, 12, '0'))::uuid], 'unknown', '{}'
      from generate_series(1, 50000) n`)
    await pool.query('vacuum analyze audit_log')
    const actor_uid = '00000000-0000-4000-8000-000000000007'
    const subject_uid = '00000000-0000-4000-9000-000000000007'
    const since = new Date(Date.now() - 20 * 86_400_000)
    const until = new Date(Date.now() - 19 * 86_400_000)
    const middle = (await pool.query('select id::int from audit_log order by at desc offset 25000 limit 1'))
      .rows[0].id
    for (const filter of [
      {},
      { actor_uid },
      { action: 'status_changed' as const },
      { subject_uid },
      { since, until },
      { actor_uid, since, until },
      { actor_uid, action: 'status_changed' as const },
      { action: 'role_granted' as const },
    ]) {
      for (const id_before of [undefined, middle]) {
        const plan = await explain(pool, auditEntries(orm, filter, { limit: 50, id_before }).toSQL())
        expect(plan.scans, JSON.stringify({ filter, id_before, plan })).not.toContain('Seq Scan audit_log')
        expect(plan.rowsRead, JSON.stringify({ filter, id_before, plan })).toBeLessThan(2_500)
      }
    }
  })
})
