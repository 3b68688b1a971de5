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
  const words = [own.username, own.email, own.first_name, own.last_name, 'recourse']
  const score = await strength.score(password, words)
  if (score < limits.passwordScoreMin) throw invalidField('password', sentences.weakPassword)
}
