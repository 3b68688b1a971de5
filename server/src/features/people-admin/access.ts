import type { Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { AppError, notAllowed, notFound } from '../../platform/http/app-error.ts'
import * as store from './store.ts'

const conflict = (sentence: string) => new AppError(409, sentence)

/** Whether the change would leave the person without power over others' accounts: a taken role, a disabled account. */
export interface Change {
  readonly endsSuperuser: boolean
  readonly ownSentence: string
}

/**
 * The person to be changed, locked. Superusers are locked first and always in the same order, so one such change
 * happens at a time and there is always one superuser left who can sign in.
 */
export async function requireChangeable(
  tx: Tx,
  actor: Actor,
  personUid: string,
  changeOf: (person: store.PersonRow) => Change | null,
): Promise<store.PersonRow> {
  const superusers = await store.lockSuperusers(tx)
  const person = await store.lockPerson(tx, personUid)
  if (!person) throw notFound()
  const change = changeOf(person)
  if (change?.endsSuperuser && superusers.every((uid) => uid === person.uid)) {
    throw conflict('This is the last superuser. Make another person a superuser first.')
  }
  if (change && person.uid === actor.person_uid) throw conflict(change.ownSentence)
  // The caller's own role may have been taken since the request came in.
  if (!superusers.includes(actor.person_uid)) throw notAllowed()
  return person
}
