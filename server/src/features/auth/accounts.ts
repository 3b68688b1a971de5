import { type AuditAction, type AuditDetails, operatorUid } from '@recourse/contract/audit'
import { newPassword, signUpBody } from '@recourse/contract/auth'
import { type RoleFlags, roleFlags } from '@recourse/contract/roles'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { parseInput } from '../../platform/http/parse-input.ts'
import type { AuthDeps } from './deps.ts'
import { passwordChangedMail } from './emails.ts'
import { requireGoodPassword } from './passwords.ts'
import { secondStepResetMail } from './safety-emails.ts'
import { endSecondStep } from './second-step/change.ts'
import { deleteEveryWay } from './second-step/store.ts'
import * as store from './store.ts'

/** What an operator may do from the shell; none of it is reachable over the network. */
export interface NewAccount extends Partial<RoleFlags> {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly first_name: string
  readonly last_name: string
}

type Deps = Pick<AuthDeps, 'orm' | 'hasher' | 'strength' | 'sessions' | 'clock' | 'mailer' | 'publicUrl'>

/** Creates a verified account, with the same rules as a sign-up. */
export async function createAccount(deps: Deps, account: NewAccount): Promise<string> {
  const { orm, hasher, strength, clock } = deps
  const { firstname, lastname, username, email, password } = parseInput(signUpBody, {
    username: account.username,
    firstname: account.first_name,
    lastname: account.last_name,
    email: account.email,
    password: account.password,
  })
  const names = { username, email, first_name: firstname, last_name: lastname }
  await requireGoodPassword(strength, password, names)
  const password_hash = await hasher.hash(password)
  const uid = uuidv7()
  const { is_staff = false, is_claims_admin = false, is_superuser = false } = account
  const flags = { is_staff, is_claims_admin, is_superuser }
  const now = clock()
  await orm.transaction(async (tx) => {
    await store.insertPerson(tx, {
      uid,
      ...names,
      ...flags,
      password_hash,
      created_at: now,
      verified_at: now,
    })
    await recordRoles(tx, uid, noRole, flags)
  })
  return uid
}

/** A change of role ends every session, so that no token outlives it. */
export async function setRoles(deps: Deps, person: store.Person, flags: RoleFlags): Promise<void> {
  await deps.orm.transaction(async (tx) => {
    await store.updatePerson(tx, person.uid, { ...flags })
    await deps.sessions.endAllOf(tx, person.uid)
    await recordRoles(tx, person.uid, person, flags)
  })
}

export async function setDisabled(deps: Deps, person: store.Person, disabled: boolean): Promise<void> {
  await deps.orm.transaction(async (tx) => {
    await store.updatePerson(tx, person.uid, { disabled_at: disabled ? deps.clock() : null })
    await deps.sessions.endAllOf(tx, person.uid)
    if (disabled !== (person.disabled_at !== null)) {
      await record(tx, person.uid, disabled ? 'account_disabled' : 'account_enabled')
    }
  })
}

export async function setPassword(deps: Deps, person: store.Person, password: string): Promise<void> {
  parseInput(newPassword('Password was not provided'), password)
  await requireGoodPassword(deps.strength, password, person)
  const password_hash = await deps.hasher.hash(password)
  await deps.orm.transaction(async (tx) => {
    await store.updatePerson(tx, person.uid, { password_hash })
    await deps.sessions.endAllOf(tx, person.uid)
    await deps.mailer.enqueue(tx, passwordChangedMail(person, deps.publicUrl))
  })
}

/** For someone who has lost every way to take it. It is written down, and they are told. */
export async function resetSecondStep(deps: Deps, person: store.Person): Promise<void> {
  await deps.orm.transaction(async (tx) => {
    await deleteEveryWay(tx, person.uid)
    await endSecondStep(tx, person.uid)
    await deps.sessions.endAllOf(tx, person.uid)
    await record(tx, person.uid, 'second_step_reset')
    await deps.mailer.enqueue(tx, secondStepResetMail(person, deps.publicUrl))
  })
}

const noRole: RoleFlags = { is_staff: false, is_claims_admin: false, is_superuser: false }

async function recordRoles(tx: Tx, personUid: string, before: RoleFlags, after: RoleFlags): Promise<void> {
  for (const role of roleFlags) {
    if (before[role] === after[role]) continue
    await record(tx, personUid, after[role] ? 'role_granted' : 'role_taken', { role })
  }
}

/** The operator has no account and no network address here. */
function record(tx: Tx, personUid: string, action: AuditAction, details?: AuditDetails): Promise<void> {
  const who = { actor_uid: operatorUid, address: '' }
  return recordAudit(tx, { ...who, action, subject_uids: [personUid], ...(details && { details }) })
}
