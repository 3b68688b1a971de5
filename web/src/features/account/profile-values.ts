import { editProfileBody, type Profile } from '@recourse/contract/account'
import { checkWith } from '../../platform/form-problems.ts'

export type ProfileValues = {
  first_name: string
  last_name: string
  age: string
  phone: string
  city: string
  region_name: string
  email: string
}

export function profileValues(profile: Profile): ProfileValues {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    age: profile.age === null ? '' : String(profile.age),
    phone: profile.phone ?? '',
    city: profile.city ?? '',
    region_name: profile.region?.name ?? '',
    email: shownEmail(profile),
  }
}

/** In the contract's order, which is the specification's; only an address that was edited is sent. */
export function checkProfile(profile: Profile, { age, email, ...rest }: ProfileValues) {
  const isNewEmail = email.trim() !== shownEmail(profile)
  return checkWith(editProfileBody, { ...rest, age: parseAge(age), ...(isNewEmail && { email }) })
}

/** Saving other details must not take back a change of address that waits for its confirmation. */
function shownEmail({ email, pending_email }: Profile): string {
  return pending_email ?? email
}

/** Nothing, a whole number, or NaN for everything else. */
function parseAge(typed: string): number | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN
}
