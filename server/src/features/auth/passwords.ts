import { sentences } from '@recourse/contract/errors'
import { limits } from '@recourse/contract/limits'
import { invalidField } from '../../platform/http/app-error.ts'
import type { PasswordStrength } from '../../platform/passwords/strength.ts'

export interface OwnWords {
  readonly username: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
}

/** Length is the contract's; here the password must also be hard to guess for someone who knows the person. */
export async function requireGoodPassword(strength: PasswordStrength, password: string, own: OwnWords) {
  const score = await strength.score(password, guessableWords(own))
  if (score < limits.passwordScoreMin) throw invalidField('password', sentences.weakPassword)
}

/** Whole names as well: a space between two words counts as a long guess otherwise. */
function guessableWords({ username, email, first_name, last_name }: OwnWords): string[] {
  const [mailbox = '', host = ''] = email.split('@')
  return [
    username,
    email,
    mailbox,
    host,
    first_name,
    last_name,
    `${first_name} ${last_name}`,
    `${last_name} ${first_name}`,
    'recourse',
  ]
}
