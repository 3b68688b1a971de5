import type { Profile } from '@recourse/contract/account'
import { type ClaimField, claimDefaults } from '@recourse/contract/claim-form'
import type { DraftAnswers, DraftKind } from '@recourse/contract/drafts'
import type { Typed } from './answers.ts'

/** What the profile knows of the claimant. */
function fromProfile(profile: Profile): Typed {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    region: profile.region?.name ?? '',
    email: profile.email,
    phone: profile.phone ?? '',
    age: profile.age === null ? '' : String(profile.age),
  }
}

/** A form that is opened for the first time, or one that goes on from its draft. */
export function startValues(
  kind: DraftKind,
  profile: Profile,
  draft: DraftAnswers | undefined,
  today: string,
): Typed {
  const known = fromProfile(profile)
  const typed = { ...claimDefaults, care_date: today, ...known, ...typedFrom(draft ?? {}) }
  // The short form does not show these, so the profile as it is now counts.
  return kind === 'intake' ? { ...typed, ...withoutBlanks(known) } : typed
}

/** The required fields of the claimant that the short form must ask for. */
export function missingInProfile(profile: Profile): ClaimField[] {
  const known = fromProfile(profile)
  const needed: ClaimField[] = ['first_name', 'last_name', 'region']
  return needed.filter((field) => known[field] === '')
}

/** "2026-11-15" where the person is, which may be another day than in UTC. */
export function localDate(now: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')
}

function typedFrom(answers: DraftAnswers): Typed {
  const entries = Object.entries(answers).map(([field, value]) => [
    field,
    typeof value === 'number' ? String(value) : value,
  ])
  return Object.fromEntries(entries)
}

function withoutBlanks(typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
}
