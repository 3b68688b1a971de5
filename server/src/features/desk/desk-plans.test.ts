import { deskOrders } from '@recourse/contract/desk'
import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { bulkClaims } from '../../testing/bulk-claims.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'

/** Rows of claims read for each row returned. */
const RATIO = 50
const CLAIMS = 100_000

const server = await makeApp()
const { pool } = server.parts.database
let staff: TestPerson
let colleague: TestPerson

beforeAll(async () => {
  staff = await makePerson(server, { is_staff: true })
  colleague = await makePerson(server, { is_claims_admin: true })
  const member = await makePerson(server)
  await bulkClaims(pool, { count: CLAIMS, ownerUids: [member.uid], staffUids: [staff.uid, colleague.uid] })
}, 240_000)

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Plan[]
}

interface Seen {
  readonly text: string
  readonly returned: number
  readonly read: number
  readonly sequential: boolean
  /** From indexes alone, without the rows they point to. */
  readonly fromIndexes: boolean
}

const everyNode = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(everyNode)]
const isOnClaims = (plan: Plan) => ['claims', 'desk_claims'].includes(plan['Relation Name'] ?? '')

function rowsRead(plan: Plan): number {
  const perLoop =
    plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  return perLoop * plan['Actual Loops']
}

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What the server says to PostgreSQL while a request is answered. */
async function statementsOf(act: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const original = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [config, values] = given as [string | Statement, unknown[] | undefined]
    const text = typeof config === 'string' ? config : config.text
    statements.push({ text, values: (typeof config === 'string' ? values : config.values) ?? values ?? [] })
    return Reflect.apply(original, this, given)
  })
  try {
    await act()
  } finally {
    spy.mockRestore()
  }
  return statements
}

/** Says the same again with EXPLAIN, under the same settings. */
async function explain(statements: readonly Statement[]): Promise<Seen[]> {
  const client = await pool.connect()
  const seen: Seen[] = []
  try {
    await client.query('begin')
    for (const { text, values } of statements) {
      if (/^\s*(begin|commit)/i.test(text)) {
        await client.query('rollback')
        await client.query('begin')
      } else if (/set_config/.test(text)) {
        await client.query(text)
      } else if (/^\s*select/i.test(text) && /\b(desk_claims|claims|desk_counts)\b/.test(text)) {
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
          `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
          [...values],
        )
        const plan = rows[0]?.['QUERY PLAN'][0].Plan
        if (!plan) throw new Error('no plan')
        const nodes = everyNode(plan).filter(isOnClaims)
        seen.push({
          text,
          returned: plan['Actual Rows'],
          read: nodes.map(rowsRead).reduce((sum, rows) => sum + rows, 0),
          sequential: nodes.some((node) => node['Node Type'] === 'Seq Scan'),
          fromIndexes: nodes.every((node) => node['Node Type'] === 'Index Only Scan'),
        })
      }
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
  return seen
}

async function seenFor(query: Record<string, string>) {
  const url = `/api/v1/admin/claims?${new URLSearchParams(query)}`
  let body: { claims: unknown[]; next: string | null; previous: string | null } | undefined
  const statements = await statementsOf(async () => {
    const answer = await staff.call('GET', url)
    expect(answer.statusCode, answer.body).toBe(200)
    body = answer.json()
  })
  if (!body) throw new Error('no answer')
  const seen = await explain(statements)
  // The list, the count and the claims themselves; nothing was overlooked.
  expect(seen.length).toBeGreaterThanOrEqual(body.claims.length > 0 ? 2 : 1)
  return { seen, body }
}

function expectBounded(seen: readonly Seen[], query: object) {
  for (const { text, returned, read, sequential, fromIndexes } of seen) {
    const what = `${JSON.stringify(query)}: ${text.replace(/\s+/g, ' ').slice(0, 90)}`
    expect(sequential, `sequential scan in ${what}`).toBe(false)
    if (text.includes('AS cell')) expect(fromIndexes, `rows fetched for ${what}`).toBe(true)
    // A count returns one row; what bounds it is where it stops.
    const allowed = /count\(\*\)/.test(text) ? 1_001 : RATIO * Math.max(1, returned)
    expect(read, `rows read for ${returned} in ${what}`).toBeLessThanOrEqual(allowed)
  }
}

const common = {
  status: 'Resolved',
  urgent: 'false',
  has_letter: 'false',
  unanswered: 'false',
  insurance_type: 'MEDICARE',
  region: 'California',
  assigned: 'nobody',
}
const rare = {
  status: 'User Action Required',
  urgent: 'true',
  has_letter: 'true',
  unanswered: 'true',
  insurance_type: 'OTHER',
  region: 'Wyoming',
  assigned: 'me',
}

type Filters = Record<string, string>

/**
 * Every way of giving some of the filters that have indexes of their own. Those that only choose states walk the same
 * indexes: none of them, each alone and all together.
 */
function waysOfGiving({
  insurance_type,
  region,
  assigned,
  ...ofState
}: typeof common | typeof rare): Filters[] {
  const subsets = Object.entries({ insurance_type, region, assigned }).reduce<Filters[]>(
    (ways, [name, value]) => ways.flatMap((way) => [way, { ...way, [name]: value }]),
    [{}],
  )
  const alone = Object.entries(ofState).map(([name, value]) => ({ [name]: value }))
  return subsets.flatMap((subset) => [{}, ...alone, ofState].map((states) => ({ ...subset, ...states })))
}

describe(`every list statement at ${CLAIMS} claims`, () => {
  for (const order of deskOrders) {
    test(`order ${order}: any filters, the first page, a later one and back`, {
      timeout: 120_000,
    }, async () => {
      for (const filters of [...waysOfGiving(common), ...waysOfGiving(rare)]) {
        const query = { ...filters, order }
        const { seen, body } = await seenFor(query)
        expectBounded(seen, query)
        if (body.next === null) continue
        const later = await seenFor({ ...query, cursor: body.next })
        expectBounded(later.seen, query)
        const back = await seenFor({ ...query, cursor: later.body.previous ?? '' })
        expectBounded(back.seen, query)
      }
    })
  }

  test('a common filter with a rare one reads no more', async () => {
    for (const filters of [
      { urgent: 'true', region: 'Wyoming', has_letter: 'false' },
      { status: 'Resolved', insurance_type: 'OTHER', assigned: colleague.uid, urgent: 'true' },
      { region: 'California', insurance_type: 'OTHER', has_letter: 'true', limit: '100' },
      { region: 'Hawaii', urgent: 'true' },
    ]) {
      expectBounded((await seenFor(filters)).seen, filters)
    }
  })

  test.each([
    ['a word in most claims', 'mri', {}],
    ['a word in one claim', 'claimant4711@', {}],
    ['a word in no claim', 'zebrafish', {}],
    ['a word in some claims', 'family42', {}],
    ['two words', 'ruth family42', {}],
    ['a common word and rare filters', 'harbor', rare],
    ['a common word and common filters', 'harbor', common],
    ['a common word and one filter', 'brain', { region: 'Wyoming' }],
    ['a claim id', 'deadbeef', {}],
  ])('a search for %s', async (_, search, filters) => {
    const query = { search, ...filters, limit: '100' }
    expectBounded((await seenFor(query)).seen, query)
  })
})

describe('a search among very many', () => {
  const newest = async (condition: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT id FROM claims WHERE ${condition} ORDER BY id DESC LIMIT 200`,
    )
    return rows.map(({ id }) => Number(id))
  }
  const found = async (search: string) => {
    const ids: number[] = []
    let cursor: string | null = null
    do {
      const answer = await staff.call(
        'GET',
        `/api/v1/admin/claims?${new URLSearchParams({ search, limit: '100', ...(cursor ? { cursor } : {}) })}`,
      )
      const body: { claims: { id: number }[]; next: string | null; count_capped: boolean } = answer.json()
      expect(body.count_capped).toBe(true)
      ids.push(...body.claims.map(({ id }) => id))
      cursor = body.next
    } while (cursor)
    return ids
  }

  test('shows the newest 200 of a word in most claims', async () => {
    expect(await found('MRI')).toEqual(await newest(`answers->>'subject' LIKE '%MRI%'`))
  })

  test('shows the newest 200 of a word that only old claims have', async () => {
    expect(await found('antique')).toEqual(await newest(`answers->>'subject' LIKE 'Antique%'`))
  })
})
