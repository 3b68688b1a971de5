import type { RoleFlags } from '@recourse/contract/roles'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import * as store from '../features/auth/store.ts'
import type { TestApp } from './make-app.ts'

export const goodPassword = 'orchid-lantern-42-river'

export interface TestPerson {
  readonly uid: string
  readonly username: string
  readonly email: string
  readonly token: string
  /** Calls the API as this person. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<LightMyRequestResponse>
}

let counter = 0
// One hash serves every test person: 64 MiB of work each would make the suite slow for nothing.
let sharedHash: Promise<string> | undefined

export const uniqueName = (stem = 'person') => `${stem}${process.pid}x${++counter}`

/** A verified, signed-in person with a session of their own. */
export async function makePerson(
  { app, auth }: TestApp,
  given: Partial<RoleFlags> & { verified?: boolean } = {},
): Promise<TestPerson> {
  const { verified = true, ...flags } = given
  sharedHash ??= auth.hasher.hash(goodPassword)
  const username = uniqueName()
  const email = `${username}@example.com`
  const uid = uuidv7()
  await auth.orm.transaction(async (tx) =>
    store.insertPerson(tx, {
      uid,
      username,
      email,
      first_name: 'Sam',
      last_name: 'Sample',
      password_hash: (await sharedHash) ?? '',
      verified_at: verified ? auth.clock() : null,
      ...flags,
    }),
  )
  const person = await store.findByUid(auth.orm, uid)
  if (!person) throw new Error('the person was not stored')
  const { access_token: token } = await auth.orm.transaction((tx) => auth.sessions.start(tx, person))
  const headers = { authorization: `Bearer ${token}` }
  return {
    uid,
    username,
    email,
    token,
    call: (method, url, body) =>
      app.inject({ method, url, headers, ...(body ? { payload: body } : {}) } satisfies InjectOptions),
  }
}
