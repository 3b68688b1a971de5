import type { SignedInDevice } from '@recourse/contract/devices'
import type { Actor } from '../../../platform/http/actor.ts'
import { notFound } from '../../../platform/http/app-error.ts'
import type { AuthDeps } from '../deps.ts'
import * as store from './store.ts'

export async function showDevices(
  { orm, sessions }: AuthDeps,
  actor: Actor,
): Promise<{ devices: SignedInDevice[] }> {
  const rows = await store.listSessions(orm, actor.person_uid, sessions.liveSince())
  return {
    devices: rows.map((row) => ({
      uid: row.uid,
      name: row.device_name,
      kind: row.device_kind,
      signed_in_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      is_this: row.uid === actor.session_uid,
    })),
  }
}

export async function signOutDevice(deps: AuthDeps, actor: Actor, uid: string) {
  await deps.orm.transaction(async (tx) => {
    if (!(await store.findSession(tx, actor.person_uid, uid))) throw notFound()
    await deps.sessions.end(tx, uid)
  })
  return showDevices(deps, actor)
}

export async function signOutOthers(deps: AuthDeps, actor: Actor) {
  await deps.orm.transaction(async (tx) => {
    await deps.sessions.endOthers(tx, actor)
    await store.deleteTrustedOf(tx, actor.person_uid)
  })
  return showDevices(deps, actor)
}
