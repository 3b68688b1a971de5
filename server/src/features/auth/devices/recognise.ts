import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../deps.ts'
import { hashToken, makeToken } from '../one-time-token.ts'
import { type Caller, cookieLine } from './caller.ts'
import * as store from './store.ts'

/** As long as browsers keep a cookie at most: 400 days. */
export const rememberSeconds = 400 * 24 * 60 * 60

/**
 * Remembers the device of a sign-in, and says whether it is news to someone who has signed in elsewhere before.
 * A browser is known by its cookie, a program that keeps none by its name and network.
 */
export async function rememberDevice(
  deps: AuthDeps,
  tx: Tx,
  personUid: string,
  caller: Caller,
): Promise<{ isNew: boolean; cookie: string | null }> {
  const { secrets, clock } = deps
  const place = `${caller.device.name} ${caller.address}`
  const cookieHash = caller.cookies.device && hashToken(caller.cookies.device)
  const known = await store.findSeen(tx, personUid, {
    cookieHash,
    networkDigests: secrets.digests('devices', place),
  })
  const isFirst = !known && (await store.countSeen(tx, personUid)) === 0
  const network_digest = secrets.digest('devices', place)
  const row = { person_uid: personUid, network_digest, seen_at: clock() }
  if (known && cookieHash === null) {
    await store.putSeen(tx, { ...row, cookie_hash: known.cookie_hash })
    return { isNew: false, cookie: null }
  }
  const cookie = caller.cookies.device ?? makeToken()
  await store.putSeen(tx, { ...row, cookie_hash: hashToken(cookie) })
  return { isNew: !known && !isFirst, cookie }
}

export function deviceCookie(cookie: string, publicUrl: string): string {
  return cookieLine('device', cookie, { maxAgeSeconds: rememberSeconds, publicUrl })
}

/**
 * What wrong tries at an account are counted by. A device that has signed in before has tries of its own, so that a
 * stranger who uses up the others' cannot lock its owner out.
 */
export async function triesKey({ orm }: AuthDeps, username: string, { cookies }: Caller): Promise<string> {
  if (cookies.device === null) return username
  const cookieHash = hashToken(cookies.device)
  return (await store.hasSignedInWith(orm, username, cookieHash)) ? `${username} ${cookieHash}` : username
}
