import type { SignedIn } from '@recourse/contract/auth'
import type { Tx } from '../../platform/db/database.ts'
import type { AuthDeps } from './deps.ts'
import type { Caller } from './devices/caller.ts'
import { deviceCookie, rememberDevice } from './devices/recognise.ts'
import { trustDevice } from './devices/trust.ts'
import { accountKeptMail } from './emails.ts'
import { newDeviceMail } from './safety-emails.ts'
import type * as store from './store.ts'

export interface Finish {
  readonly tookSecondStep: boolean
  readonly trust?: boolean
  /** What must hold, or happen, in the same transaction. */
  before?(tx: Tx): Promise<void>
}

/** The end of every sign-in: a session, the device remembered, and a mail when it is new or an account is kept. */
export async function finishSignIn(
  deps: AuthDeps,
  person: store.Person,
  caller: Caller,
  { tookSecondStep, trust = false, before }: Finish,
): Promise<SignedIn> {
  const { orm, sessions, mailer, clock, publicUrl } = deps
  const done = await orm.transaction(async (tx) => {
    await before?.(tx)
    if (person.delete_after) await mailer.enqueue(tx, accountKeptMail(person, publicUrl))
    const signedIn = await sessions.start(tx, person, { device: caller.device, tookSecondStep })
    const { isNew, cookie } = await rememberDevice(deps, tx, person.uid, caller)
    if (isNew) await mailer.enqueue(tx, newDeviceMail(person, caller.device.name, clock(), publicUrl))
    const trusted = trust ? await trustDevice(deps, tx, person.uid, caller) : null
    return { signedIn, cookie, trusted }
  })
  if (done.cookie !== null) caller.setCookie(deviceCookie(done.cookie, publicUrl))
  if (done.trusted !== null) caller.setCookie(done.trusted)
  return done.signedIn
}
