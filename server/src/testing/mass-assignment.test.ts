import type { Access, Endpoint } from '@recourse/contract/endpoint'
import { endpoints } from '@recourse/contract/endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { claims } from '../schema/claims.ts'
import { people } from '../schema/people.ts'
import { type Caller, type CallerName, makeCaller } from './attack/callers.ts'
import { send } from './attack/send.ts'
import { fieldsOf, type PlainRequest, validRequest } from './attack/valid-request.ts'
import { makeApp } from './make-app.ts'

const server = await makeApp()
const { orm } = server.parts.database

/** What is the server's to say, under every name that someone might hope for. */
const notTheirs: Readonly<Record<string, unknown>> = {
  is_staff: true,
  is_claims_admin: true,
  is_superuser: true,
  scopes: ['superuser'],
  verified: true,
  verified_at: '2026-01-01T00:00:00Z',
  disabled_at: null,
  id: 1,
  uid: '00000000-0000-4000-8000-000000000000',
  user: { is_staff: true },
  user_id: 1,
  person_uid: '00000000-0000-4000-8000-000000000000',
  owner_uid: '00000000-0000-4000-8000-000000000000',
  status: 'Resolved',
  marked_resolved: true,
  role: 'superuser',
  password_hash: 'x',
  created_at: '2020-01-01T00:00:00Z',
  constructor: { prototype: { is_staff: true } },
}

const leastOf: Record<Access, CallerName> = {
  public: 'visitor',
  signed_in: 'member',
  enrolling: 'member',
  member: 'member',
  staff: 'staff',
  superuser: 'superuser',
}

/** Everything about the caller that a request must not be able to set by the way. */
async function standing({ own }: Caller) {
  const [person] = await orm
    .select({
      is_staff: people.is_staff,
      is_claims_admin: people.is_claims_admin,
      is_superuser: people.is_superuser,
      verified_at: people.verified_at,
      disabled_at: people.disabled_at,
      password_hash: people.password_hash,
      created_at: people.created_at,
    })
    .from(people)
    .where(eq(people.uid, own.person_uid))
  const [claim] = await orm.select().from(claims).where(eq(claims.uid, own.claim_uid))
  return { person, owner: claim?.person_uid, created_at: claim?.created_at }
}

const writing = Object.entries(endpoints).filter(([, { method }]) => method !== 'GET')
let tried = 0

async function sendWith(caller: Caller, request: PlainRequest) {
  tried += 1
  return send(server.app, request, await caller.freshToken())
}

async function tryFields(caller: Caller, name: string, endpoint: Endpoint) {
  const valid = validRequest(name, endpoint, caller.own)
  const known = new Set([...fieldsOf(endpoint.body).map((field) => field.name), 'file'])
  for (const [field, value] of Object.entries(notTheirs)) {
    if (known.has(field)) continue
    const answer = await sendWith(caller, { ...valid, body: { ...valid.body, [field]: value } })
    const what = `${name} with ${field}: ${answer.statusCode} ${answer.body}`
    // Without a body of its own an endpoint reads none; with one it refuses what it does not know.
    if (endpoint.body) expect(answer.statusCode, what).toBe(422)
    else expect(answer.statusCode, what).toBeLessThan(500)
  }
}

describe('a field that is not the caller’s to set', () => {
  test.each(writing)('is refused by %s, and changes nothing', async (name, endpoint) => {
    const caller = await makeCaller(server, leastOf[endpoint.access])
    const before = await standing(caller)
    await tryFields(caller, name, endpoint)
    expect(await standing(caller)).toEqual(before)
  })

  test('was tried in every endpoint that writes', () => {
    console.log(`mass assignment: ${tried} cases`)
    expect(tried).toBeGreaterThan(writing.length * 10)
  })
})
