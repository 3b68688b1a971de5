import { randomUUID } from 'node:crypto'
import { claimStatuses } from '@recourse/contract/claim-options'
import { deskOrders } from '@recourse/contract/desk'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../schema/chat.ts'
import { claims } from '../../schema/claims.ts'
import { desk_claims } from '../../schema/desk.ts'
import { makeApp } from '../../testing/make-app.ts'
import { completeAnswers } from '../../testing/make-claim.ts'
import { makeFile } from '../../testing/make-file.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { type Known, messageMinute, type Query, reference, shape } from './testing/reference.ts'

const server = await makeApp()
const { orm } = server.auth

/** Fixed, so that a failure can be looked at again. */
const seed = 20_261_115
let staff: TestPerson
let colleague: TestPerson
let known: Known[]

const expectedFor = (query: Query) => reference(known, staff.uid, query)

beforeAll(async () => {
  staff = await makePerson(server, { is_staff: true })
  colleague = await makePerson(server, { is_superuser: true })
  const member = await makePerson(server)
  const shapes = fc.sample(shape, { numRuns: 360, seed })
  const begin = Date.parse('2026-01-05T08:00:00Z')
  const rows = await orm
    .insert(claims)
    .values(
      shapes.map(({ status, marked_resolved, minute, letter, assignee, talk, ...answers }) => ({
        uid: randomUUID(),
        person_uid: member.uid,
        status,
        marked_resolved,
        created_at: new Date(begin + minute * 60_000),
        updated_at: new Date(begin + minute * 60_000),
        answers: { ...completeAnswers, ...answers },
      })),
    )
    .returning({ id: claims.id, uid: claims.uid })
  known = await Promise.all(
    rows.map(async ({ id, uid }, index) => {
      const made = shapes[index]
      if (!made) throw new Error('more claims than were made')
      const assignee = { me: staff.uid, colleague: colleague.uid, nobody: null }[made.assignee]
      if (assignee) {
        await orm.update(desk_claims).set({ assignee_uid: assignee }).where(eq(desk_claims.claim_id, id))
      }
      if (made.letter) {
        await makeFile(server, {
          kind: 'appeal_letter',
          claim_uid: uid,
          owner_uid: member.uid,
          uploaded_by: staff.uid,
        })
      }
      return { ...made, id, uid, assignee }
    }),
  )
  for (const turn of [0, 1, 2]) {
    await orm.insert(messages).values(
      known.flatMap((claim) => {
        const by_owner = claim.talk[turn]
        if (by_owner === undefined) return []
        return {
          uid: randomUUID(),
          claim_uid: claim.uid,
          seq: turn + 1,
          author_uid: by_owner ? member.uid : staff.uid,
          role: by_owner ? ('community' as const) : ('staff' as const),
          by_owner,
          content: 'Hello',
          created_at: new Date(begin + messageMinute(claim, turn) * 60_000),
        }
      }),
    )
  }
}, 60_000)

interface Page {
  readonly claims: { readonly id: number }[]
  readonly count: number
  readonly count_capped: boolean
  readonly next: string | null
  readonly previous: string | null
}

async function page(
  query: Query & { cursor?: string; id_before?: number | undefined; id_after?: number },
): Promise<Page> {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value))
  const answer = await staff.call('GET', `/api/v1/admin/claims?${asked}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const idsOf = (pages: readonly Page[]) => pages.flatMap((one) => one.claims.map(({ id }) => id))

/** All pages to the end, and all of them back again. */
async function walk(query: Query) {
  const there = [await page(query)]
  for (let last = there.at(-1); last?.next; last = there.at(-1)) {
    there.push(await page({ ...query, cursor: last.next }))
  }
  const back = there.slice(-1)
  for (let first = back[0]; first?.previous; first = back[0]) {
    back.unshift(await page({ ...query, cursor: first.previous }))
  }
  return { there: idsOf(there), back: idsOf(back), counts: there }
}

/** Mostly not given: with few filters many claims pass, and the walk has many pages. */
const maybe = <T>(values: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values })
const queries = fc.record({
  search: maybe(
    fc.constantFrom(
      'mri',
      'SAM',
      'sam sample',
      'Sample Sam',
      'ed li',
      'common',
      'zzz',
      '100%',
      'a_b plan',
      'back\\',
      'a%b plan',
      'éclair',
      '@example.org',
      'id',
      'uid',
    ),
  ),
  status: maybe(fc.constantFrom(...claimStatuses)),
  urgent: maybe(fc.boolean()),
  insurance_type: maybe(fc.constantFrom('MEDICARE', 'CHIP', 'TRICARE')),
  region: maybe(fc.constantFrom('Guam', 'Ohio', 'Hawaii')),
  has_letter: maybe(fc.boolean()),
  unanswered: maybe(fc.boolean()),
  assigned: maybe(fc.constantFrom('me', 'nobody', 'colleague')),
  order: fc.constantFrom(...deskOrders, undefined),
  limit: fc.integer({ min: 20, max: 60 }),
})

describe('the list of the desk', () => {
  test('answers any question as a plain search through all claims does, page by page and back', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (asked) => {
        const one = known[asked.limit]
        const search =
          asked.search === 'id' ? one?.uid.slice(0, 8) : asked.search === 'uid' ? one?.uid : asked.search
        const assigned = asked.assigned === 'colleague' ? colleague.uid : asked.assigned
        const query = { ...asked, search, assigned }
        const expected = expectedFor(query)
        const { there, back, counts } = await walk(query)
        expect(there).toEqual(expected.ids)
        expect(back).toEqual(expected.ids)
        for (const { count, count_capped } of counts) {
          expect({ count, count_capped }).toEqual({
            count: expected.ids.length,
            count_capped: expected.count_capped,
          })
        }
      }),
      { numRuns: 80, seed },
    )
  }, 120_000)

  test('an email address is found whole: its name and its provider both count', async () => {
    for (const search of ['Sam@Example.com', 'am@exam', 'maria@example.org', 'sam@']) {
      const { ids } = expectedFor({ search })
      expect(ids.length).toBeGreaterThan(0)
      expect((await walk({ search })).there).toEqual(ids)
    }
    for (const search of ['sam@example.org', 'maria@example.com']) {
      expect((await walk({ search })).there).toEqual([])
    }
  })

  test('one filter at a time is counted exactly, and so is everything', async () => {
    for (const query of [
      {},
      { status: 'Resolved' },
      { urgent: false },
      { insurance_type: 'CHIP' },
      { region: 'Ohio' },
      { has_letter: true },
      { unanswered: true },
      { unanswered: false },
      { assigned: 'me' },
      { assigned: 'nobody' },
      { region: 'Hawaii' },
    ]) {
      expect((await page({ ...query, limit: 1 })).count).toBe(expectedFor(query).ids.length)
    }
  })

  test('takes id_before and id_after as the specification pages', async () => {
    const ids = expectedFor({}).ids
    const middle = ids[100] ?? 0
    expect(idsOf([await page({ id_before: middle })])).toEqual(ids.slice(101, 106))
    expect(idsOf([await page({ id_after: middle })])).toEqual(ids.slice(95, 100))
    expect((await page({ id_before: ids.at(-1) })).claims).toEqual([])
  })

  test.each([
    'search=ab',
    'search=...',
    'status=Open',
    'urgent=yes',
    'unanswered=maybe',
    'region=Atlantis',
    'assigned=them',
    'order=oldest',
    'limit=101',
    'id_before=1&id_after=2',
    'order=waiting&id_before=1',
    'cursor=abc',
    'offset=5',
    'search=abc%00d',
  ])('%s is refused', async (query) => {
    expect((await staff.call('GET', `/api/v1/admin/claims?${query}`)).statusCode).toBe(422)
  })

  test('a cursor of another order is refused', async () => {
    const { next } = await page({ order: 'urgent' })
    const answer = await staff.call('GET', `/api/v1/admin/claims?order=waiting&cursor=${next}`)
    expect(answer.statusCode).toBe(422)
  })
})
