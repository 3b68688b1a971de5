import type { BodyOf, QueryOf } from '@recourse/contract/endpoint'
import { adminPageSize } from '@recourse/contract/paging'
import type {
  endPersonSessions as endPersonSessionsEndpoint,
  listPeople as listPeopleEndpoint,
  ManagedPerson,
  setPersonDisabled as setPersonDisabledEndpoint,
  setPersonRoles as setPersonRolesEndpoint,
} from '@recourse/contract/people-admin'
import { roleFlags } from '@recourse/contract/roles'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Orm, Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { requireChangeable } from './access.ts'
import { rolesChangedMail } from './emails.ts'
import * as store from './store.ts'

export interface PeopleAdminDeps {
  readonly orm: Orm
  readonly mailer: Mailer
  readonly clock: Clock
  readonly publicUrl: string
  /** Handed over by app.ts from the sign-in feature, which owns sessions. */
  endSessions(tx: Tx, personUid: string): Promise<void>
}

/** Who asks, and from where: every change and every look is written down with it. */
export interface Asker {
  readonly actor: Actor
  readonly address: string
}

export async function findPeople(
  { orm }: PeopleAdminDeps,
  { actor, address }: Asker,
  { search, limit = adminPageSize, uid_after }: QueryOf<typeof listPeopleEndpoint>,
) {
  return orm.transaction(async (tx) => {
    const found = await store.listPeople(tx, search, { limit: limit + 1, uid_after })
    const people = found.slice(0, limit)
    await recordAudit(tx, {
      actor_uid: actor.person_uid,
      action: 'people_viewed',
      subject_uids: people.map((person) => person.uid),
      address,
      details: { searched: search !== undefined },
    })
    const more = found.length > limit
    return { people: people.map(toManaged), next_uid_after: more ? (people.at(-1)?.uid ?? null) : null }
  })
}

export async function setRoles(
  deps: PeopleAdminDeps,
  { actor, address }: Asker,
  { person_uid, ...wanted }: BodyOf<typeof setPersonRolesEndpoint>,
): Promise<ManagedPerson> {
  return deps.orm.transaction(async (tx) => {
    const person = await requireChangeable(tx, actor, person_uid, (before) =>
      before.is_superuser && !wanted.is_superuser
        ? {
            endsSuperuser: true,
            ownSentence: 'You cannot take your own superuser role. Another superuser can.',
          }
        : null,
    )
    const changed = roleFlags.filter((role) => person[role] !== wanted[role])
    if (changed.length === 0) return toManaged(person)
    await store.updatePerson(tx, person_uid, wanted)
    await deps.endSessions(tx, person_uid)
    for (const role of changed) {
      await recordAudit(tx, {
        actor_uid: actor.person_uid,
        action: wanted[role] ? 'role_granted' : 'role_taken',
        subject_uids: [person_uid],
        address,
        details: { role },
      })
    }
    await deps.mailer.enqueue(tx, rolesChangedMail(person, deps.publicUrl))
    return toManaged({ ...person, ...wanted })
  })
}

export async function setDisabled(
  deps: PeopleAdminDeps,
  { actor, address }: Asker,
  { person_uid, disabled }: BodyOf<typeof setPersonDisabledEndpoint>,
): Promise<ManagedPerson> {
  return deps.orm.transaction(async (tx) => {
    const person = await requireChangeable(tx, actor, person_uid, (before) =>
      disabled
        ? { endsSuperuser: before.is_superuser, ownSentence: 'You cannot switch off your own account.' }
        : null,
    )
    if ((person.disabled_at !== null) === disabled) return toManaged(person)
    const disabled_at = disabled ? deps.clock() : null
    await store.updatePerson(tx, person_uid, { disabled_at })
    await deps.endSessions(tx, person_uid)
    await recordAudit(tx, {
      actor_uid: actor.person_uid,
      action: disabled ? 'account_disabled' : 'account_enabled',
      subject_uids: [person_uid],
      address,
    })
    return toManaged({ ...person, disabled_at })
  })
}

export async function endSessions(
  deps: PeopleAdminDeps,
  { actor, address }: Asker,
  { person_uid }: BodyOf<typeof endPersonSessionsEndpoint>,
): Promise<ManagedPerson> {
  return deps.orm.transaction(async (tx) => {
    const person = await requireChangeable(tx, actor, person_uid, () => null)
    await deps.endSessions(tx, person_uid)
    await recordAudit(tx, {
      actor_uid: actor.person_uid,
      action: 'sessions_ended',
      subject_uids: [person_uid],
      address,
    })
    return toManaged(person)
  })
}

function toManaged({ disabled_at, verified_at, created_at, ...person }: store.PersonRow): ManagedPerson {
  return {
    ...person,
    disabled: disabled_at !== null,
    verified: verified_at !== null,
    created_at: created_at.toISOString(),
  }
}
