import type { Overview } from '@recourse/contract/overview'
import { expect, test } from 'vitest'
import { explain } from '../../testing/explain.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim as fileClaim } from '../../testing/make-claim.ts'
import { makePerson } from '../../testing/people.ts'
import { oldestWaiting } from './store.ts'
import { foldTallies } from './tallies.ts'

const server = await makeApp()
const { orm, pool } = server.parts.database
const staff = await makePerson(server, { is_staff: true })
const member = await makePerson(server)
const makeClaim = async (...claim: Parameters<typeof fileClaim>) => (await fileClaim(...claim)).uid

const read = async (): Promise<Overview> => {
  const answer = await staff.call('GET', '/api/v1/admin/overview')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** The same numbers by a plain count over every claim. */
async function reference() {
  const { rows } = await pool.query(
    'select uid, status, marked_resolved, created_at, first_reply_at, answers from claims',
  )
  const claims = rows.map((row) => ({
    ...row.answers,
    ...row,
    shown: row.marked_resolved ? 'Resolved' : row.status,
  }))
  const tally = (values: (string | null)[]) => {
    const counts = new Map<string | null, number>()
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
    return counts
  }
  const desk = await staff.call('GET', '/api/v1/admin/claims?order=waiting&limit=1')
  const [longest]: { uid: string; waiting_since: string | null }[] = desk.json().claims
  return {
    claims: claims.length,
    by_status: tally(claims.map((claim) => claim.shown)),
    by_insurance_type: tally(claims.map((claim) => claim.insurance_type ?? null)),
    by_denial_reason: tally(claims.map((claim) => claim.denial_reason ?? null)),
    by_region: tally(claims.map((claim) => claim.region ?? null)),
    resolved_dollars: claims
      .filter((claim) => claim.shown === 'Resolved')
      .reduce((sum, claim) => sum + (claim.total_cost ?? 0), 0),
    oldest: longest?.waiting_since ? { claim_uid: longest.uid, waiting_since: longest.waiting_since } : null,
    first_reply: replies(claims),
  }
}

/** To two digits, upwards. */
function roundUp(minutes: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(minutes)) - 1)
  return Math.ceil(minutes / step) * step
}

function replies(claims: readonly { created_at: Date; first_reply_at: Date | null }[]) {
  const monday = new Date(Date.now())
  monday.setUTCHours(0, 0, 0, 0)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7) - 7 * 11)
  const recent = claims.filter(({ created_at }) => created_at >= monday)
  const waits = recent
    .flatMap(({ created_at, first_reply_at }) =>
      first_reply_at
        ? [Math.max(1, Math.ceil((first_reply_at.getTime() - created_at.getTime()) / 60_000))]
        : [],
    )
    .toSorted((a, b) => a - b)
  const middle = waits[Math.ceil(waits.length / 2) - 1]
  return {
    replied: waits.length,
    unreplied: recent.length - waits.length,
    median_minutes: middle === undefined ? null : roundUp(middle),
  }
}

async function expectExact(): Promise<Overview> {
  const [shown, expected] = [await read(), await reference()]
  const map = (groups: Overview['by_region']) => new Map(groups.map(({ value, claims }) => [value, claims]))
  expect(shown.claims).toBe(expected.claims)
  const statuses = shown.by_status.filter(({ claims }) => claims > 0)
  expect(new Map(statuses.map(({ status, claims }) => [status, claims]))).toEqual(expected.by_status)
  for (const part of ['by_insurance_type', 'by_denial_reason', 'by_region'] as const) {
    expect(map(shown[part]), part).toEqual(expected[part])
    const counts = shown[part].map(({ claims }) => claims)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  }
  expect(shown.resolved_dollars).toBe(expected.resolved_dollars)
  expect(shown.oldest_waiting).toEqual(expected.oldest)
  expect(shown.first_reply).toEqual(expected.first_reply)
  return shown
}

test('without any claim every number is zero and nothing waits', async () => {
  const shown = await read()
  expect(shown).toMatchObject({ claims: 0, oldest_waiting: null, by_region: [], resolved_dollars: 0 })
  expect(shown.by_status).toEqual(
    ['Submitted', 'Pending', 'Resolved', 'User Action Required'].map((status) => ({ status, claims: 0 })),
  )
  expect(shown.by_week).toHaveLength(26)
})

test('the numbers are exact at every moment: filed, changed, resolved, reopened, deleted, before and after a fold', async () => {
  const cost = { denial_timing_type: 'POST_SERVICE', care_date: '2026-01-02' } as const
  const uids = [
    await makeClaim(member, { region: 'Ohio', insurance_type: 'MEDICARE' }),
    await makeClaim(member, { region: 'Ohio', denial_reason: 'OON', ...cost, total_cost: 1200 }),
    await makeClaim(member, { region: 'Guam', denial_reason: 'PA', ...cost, total_cost: 34 }),
    await makeClaim(member, { insurance_type: 'CHIP' }),
  ]
  await expectExact()
  const resolve = (mark_resolved: boolean, claim_uids: unknown[]) =>
    member.call('PUT', '/api/v1/mark_claim_resolved', { mark_resolved, claim_uids })
  expect((await resolve(true, uids.slice(1, 3))).statusCode).toBe(200)
  expect(await expectExact()).toMatchObject({ resolved_dollars: 1234 })
  await foldTallies(orm)
  expect((await pool.query('select from claim_tally_changes')).rowCount).toBe(0)
  await expectExact()
  await resolve(false, [uids[2]])
  await pool.query("update claims set status = 'Resolved' where uid = $1", [uids[3]])
  await pool.query("update claims set status = 'User Action Required' where uid = $1", [uids[0]])
  expect(await expectExact()).toMatchObject({ resolved_dollars: 1200 })
  await pool.query('update claims set answers = answers || \'{"region": "Texas"}\' where uid = $1', [uids[1]])
  await pool.query('update claims set updated_at = now()')
  await expectExact()
  await foldTallies(orm)
  await pool.query('delete from claims where uid = $1', [uids[1]])
  const last = await expectExact()
  expect(last.resolved_dollars).toBe(0)
  expect(last.by_region.map(({ value }) => value)).not.toContain('Texas')
})

test('the first reply is the first message from us, and the median of them is to two digits', async () => {
  const say = (person: typeof member, claim_uid: string) =>
    person.call('POST', '/api/v1/messages', { claim_uid, content: 'Hello' })
  const filed = await Promise.all(Array.from({ length: 9 }, () => makeClaim(member, { region: 'Iowa' })))
  for (const [index, uid] of filed.entries()) {
    await say(member, uid)
    if (index === 8) continue
    await say(staff, uid)
    // From half an hour to weeks; a second message changes nothing.
    const minutes = 30 * 3 ** index
    await pool.query(
      "update claims set created_at = first_reply_at - $2 * interval '1 minute' - interval '1 second' where uid = $1",
      [uid, minutes],
    )
    await say(staff, uid)
  }
  const before = await expectExact()
  expect(before.first_reply.replied).toBeGreaterThan(4)
  await foldTallies(orm)
  expect((await expectExact()).first_reply).toEqual(before.first_reply)
  await pool.query('delete from claims where uid = any($1)', [filed.slice(0, 2)])
  await expectExact()
  await foldTallies(orm)
  const { csv } = (await staff.call('GET', '/api/v1/admin/overview_csv')).json()
  expect(csv).toMatch(/Median minutes to first reply,Claims of the last 12 weeks,\d+/)
})

test('many writers and two folds at once lose and double nothing', async () => {
  const writers = await Promise.all(Array.from({ length: 10 }, () => makePerson(server)))
  let writing = true
  const fold = async () => {
    while (writing) await foldTallies(orm)
  }
  const folding = [fold(), fold()]
  await Promise.all(
    writers.map(async (writer) => {
      for (let i = 0; i < 5; i += 1) {
        const uid = await makeClaim(writer, { region: 'Maine' })
        if (i % 2)
          await writer.call('PUT', '/api/v1/mark_claim_resolved', { mark_resolved: true, claim_uids: [uid] })
      }
    }),
  )
  writing = false
  await Promise.all(folding)
  const shown = await expectExact()
  expect(shown.by_region).toContainEqual({ value: 'Maine', claims: 50 })
})

test('weeks are named by their Monday, empty ones are there, older ones are not', async () => {
  const monday = (await read()).by_week.at(-1)?.week ?? ''
  expect(new Date(monday).getUTCDay()).toBe(1)
  const shift = (days: number) => new Date(Date.parse(monday) + days * 86_400_000)
  const before = await read()
  const place = async (when: Date) =>
    pool.query('update claims set created_at = $2 where uid = $1', [await makeClaim(member), when])
  await place(new Date(shift(-7).getTime()))
  await place(new Date(shift(0).getTime() - 1))
  await place(shift(-25 * 7))
  await place(new Date(shift(-25 * 7).getTime() - 1))
  const { by_week } = await read()
  expect(by_week.map(({ week }) => week)).toEqual(
    Array.from({ length: 26 }, (_, index) =>
      shift(7 * (index - 25))
        .toISOString()
        .slice(0, 10),
    ),
  )
  const added = by_week.map(({ claims }, index) => claims - (before.by_week[index]?.claims ?? 0))
  expect(added).toEqual([1, ...Array(23).fill(0), 2, 0])
  await expectExact()
})

test('the export is a table without names, joins small groups, and is written down', async () => {
  const answer = await staff.call('GET', '/api/v1/admin/overview_csv')
  const { file_name, csv }: { file_name: string; csv: string } = answer.json()
  expect(file_name).toMatch(/^claims-overview-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = csv.split('\r\n')
  expect(lines[0]).toBe('Topic,Value,Number')
  expect(lines).toContain('Claims by region,Maine,50')
  expect(lines.filter((line) => line.startsWith('Claims by week'))).toHaveLength(26)
  expect(lines.some((line) => /^Claims by region,All others,\d+$/.test(line))).toBe(true)
  expect(csv).not.toMatch(/Guam|Sample|@/)
  expect(csv).toContain('Not medically necessary')
  const { rows } = await pool.query(
    'select actor_uid, action, details from audit_log order by id desc limit 1',
  )
  expect(rows).toEqual([{ actor_uid: staff.uid, action: 'export_made', details: { export: 'overview' } }])
})

test('at 10,000 claims the overview reads neither all claims nor all changes', {
  timeout: 120_000,
}, async () => {
  await pool.query(
    `insert into claims (uid, person_uid, status, created_at, updated_at, answers)
     select gen_random_uuid(), $1, (array['Submitted', 'Pending', 'Resolved', 'User Action Required'])[1 + n % 4],
       now() - n * interval '7 minutes', now(),
       jsonb_build_object('region', (array['Ohio', 'Utah', 'Iowa'])[1 + n % 3], 'total_cost', n % 1000)
     from generate_series(1, 10000) n`,
    [member.uid],
  )
  await foldTallies(orm)
  await pool.query('vacuum analyze claims')
  await pool.query('vacuum analyze desk_claims')
  const plan = await explain(pool, oldestWaiting(orm).toSQL())
  expect(plan).toMatchObject({ indexes: ['desk_oldest_waiting_idx'], rowsRead: 1 })
  expect((await pool.query('select from claim_tallies')).rowCount).toBeLessThan(500)
  expect((await pool.query('select from claim_tally_changes')).rowCount).toBe(0)
  await expectExact()
})
