import type { RoleFlags } from '@recourse/contract/roles'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import * as store from '../../features/auth/store.ts'
import { people, sessions } from '../../schema/people.ts'
import type { TestApp } from '../make-app.ts'
import { makeClaim } from '../make-claim.ts'
import { makePerson } from '../people.ts'
import type { Named } from './valid-request.ts'

export const callerNames = [
  'visitor',
  'unverified',
  'member',
  'other member',
  'staff',
  'claims admin',
  'superuser',
  'revoked',
  'expired',
  'tampered',
  'disabled',
] as const
export type CallerName = (typeof callerNames)[number]

export interface Caller {
  /** What belongs to them. */
  readonly own: Named
  /** A token of its own for each request, as this caller would hold it; null where there is none. */
  freshToken(): Promise<string | null>
}

const flagsOf: Partial<Record<CallerName, Partial<RoleFlags>>> = {
  staff: { is_staff: true },
  'claims admin': { is_claims_admin: true },
  superuser: { is_superuser: true },
}

/** A person with a claim and a coverage. Who has a role got it afterwards: staff cannot file claims. */
export async function makeCaller(server: TestApp, name: CallerName): Promise<Caller> {
  const { auth } = server
  const person = await makePerson(server)
  const claim = await makeClaim(person)
  const made = await person.call('POST', '/api/v1/accounts/coverages', {
    region: 'Guam',
    insurer_name: 'Harbor Mutual',
    plan_name: 'Silver',
    member_id: 'M-1',
    effective_date: '2026-01-01',
  })
  await auth.orm
    .update(people)
    .set({
      ...flagsOf[name],
      verified_at: name === 'unverified' ? null : auth.clock(),
      disabled_at: name === 'disabled' ? auth.clock() : null,
    })
    .where(eq(people.uid, person.uid))
  const { uid, username } = person
  return {
    own: { claim_uid: claim.uid, coverage_uid: made.json().uid, person_uid: uid, username },
    freshToken: async () =>
      name === 'visitor' ? null : spoil(server, name, await startSession(server, uid)),
  }
}

async function startSession({ auth }: TestApp, personUid: string): Promise<string> {
  const person = await store.findByUid(auth.orm, personUid)
  if (!person) throw new Error('the person was not stored')
  return (await auth.orm.transaction((tx) => auth.sessions.start(tx, person))).access_token
}

async function spoil({ app, auth }: TestApp, name: CallerName, token: string): Promise<string> {
  const claims = decodeJwt(token)
  if (name === 'revoked') {
    await app.inject({
      method: 'POST',
      url: '/auth/logout',
      headers: { authorization: `Bearer ${token}` },
    })
  }
  if (name === 'expired') {
    await auth.orm
      .update(sessions)
      .set({ expires_at: new Date(auth.clock().getTime() - 1_000) })
      .where(eq(sessions.uid, String(claims.sid)))
  }
  if (name === 'tampered') {
    const forged = { ...claims, scopes: ['authenticated', 'staff', 'superuser'] }
    const payload = Buffer.from(JSON.stringify(forged)).toString('base64url')
    return token.split('.').with(1, payload).join('.')
  }
  return token
}
