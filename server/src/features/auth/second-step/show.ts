import type { SecondStep } from '@recourse/contract/second-step'
import type { Orm, Tx } from '../../../platform/db/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AuthDeps } from '../deps.ts'
import { listTrusted } from '../devices/store.ts'
import { mustHaveSecondStep } from './policy.ts'
import * as store from './store.ts'

export async function showSecondStep(
  deps: AuthDeps,
  actor: Actor,
  db: Orm | Tx = deps.orm,
): Promise<SecondStep> {
  const { person_uid } = actor
  const authenticator = await store.findAuthenticator(db, person_uid)
  const codes = await store.recoveryCodesLeft(db, person_uid)
  const passkeys = await store.listPasskeys(db, person_uid)
  const trusted = await listTrusted(db, person_uid, deps.clock())
  return {
    required: mustHaveSecondStep(deps.staffSecondFactor, actor),
    passkeys: passkeys.map(({ uid, name, created_at, last_used_at }) => ({
      uid,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    authenticator: authenticator ? { created_at: authenticator.created_at.toISOString() } : null,
    recovery_codes: codes && { left: codes.left, made_at: codes.made_at.toISOString() },
    trusted_devices: trusted.map(({ uid, name, trusted_until }) => ({
      uid,
      name,
      trusted_until: trusted_until.toISOString(),
    })),
  }
}
