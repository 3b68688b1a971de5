import type { signUp as signUpEndpoint } from '@recourse/contract/auth'
import type { BodyOf, ReplyInputOf } from '@recourse/contract/endpoint'
import { sentences } from '@recourse/contract/errors'
import { v7 as uuidv7 } from 'uuid'
import { violates } from '../../platform/describe-error.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { AuthDeps } from './deps.ts'
import { emailTakenMail } from './emails.ts'
import { requireGoodPassword } from './passwords.ts'
import * as store from './store.ts'

type SignUp = typeof signUpEndpoint

const usernameTaken = () =>
  new AppError(409, sentences.usernameTaken, { fields: { username: sentences.usernameTaken } })

export async function signUp(
  deps: AuthDeps,
  { username, firstname, lastname, email, password }: BodyOf<SignUp>,
  address: string,
): Promise<ReplyInputOf<SignUp>> {
  const { orm, hasher, strength, rateLimits, clock } = deps
  await rateLimits.take('sign_up_by_address', address)
  const names = { username, email, first_name: firstname, last_name: lastname }
  await requireGoodPassword(strength, password, names)
  if (await store.findByUsername(orm, username)) throw usernameTaken()

  const person = { uid: uuidv7(), ...names, password_hash: await hasher.hash(password), created_at: clock() }
  try {
    await orm.transaction((tx) => store.insertPerson(tx, person))
  } catch (error) {
    if (violates(error, 'people_username_key')) throw usernameTaken()
    if (!violates(error, 'people_email_key')) throw error
    await tellOwner(deps, email)
  }
  return { username }
}

/** Whether an address has an account is nobody's business but its owner's: the answer is the same, the owner gets a mail. */
async function tellOwner({ orm, mailer, publicUrl }: AuthDeps, email: string): Promise<void> {
  await orm.transaction(async (tx) => {
    const owner = await store.findByEmail(tx, email)
    if (owner) await mailer.enqueue(tx, emailTakenMail(owner, publicUrl))
  })
}
