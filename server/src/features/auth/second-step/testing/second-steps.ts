import type { SecondStepDemand } from '@recourse/contract/errors'
import { Secret, TOTP } from 'otpauth'
import type { TestApp } from '../../../../testing/make-app.ts'
import type { TestPerson } from '../../../../testing/people.ts'
import { findByUid } from '../../store.ts'
import { demandSecondStep } from '../sign-in-step.ts'
import { makeSoftwarePasskey } from './software-passkey.ts'

export const base = '/api/v1/users/second_step'

/** What the app on a person's phone shows. */
export function codeOf(key: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(key.replaceAll(' ', '')), timestamp: at.getTime() })
}

export async function setUpAuthenticator({ auth }: TestApp, person: TestPerson) {
  const { key } = (await person.call('POST', `${base}/authenticator_key`)).json()
  const code = codeOf(key, auth.clock())
  const answer = await person.call('POST', `${base}/authenticator`, { code })
  return { key: String(key), code, answer }
}

/** As after a right password, without the work of checking one. */
export async function openStep({ auth }: TestApp, { uid }: TestPerson): Promise<string> {
  const person = await findByUid(auth.orm, uid)
  if (!person) throw new Error('no such person')
  const { extra } = await demandSecondStep(auth, person)
  return (extra.second_step as SecondStepDemand).token
}

export async function setUpPasskey(person: TestPerson, name = 'My phone') {
  const passkey = makeSoftwarePasskey()
  const { options } = (await person.call('POST', `${base}/passkey_options`)).json()
  const answer = await person.call('POST', `${base}/passkeys`, { name, passkey: passkey.register(options) })
  return { passkey, answer }
}
