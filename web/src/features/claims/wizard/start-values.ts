import type { Profile } from '@recourse/contract/account'
import { type ClaimField, claimDefaults } from '@recourse/contract/claim-form'
import type { Coverage } from '@recourse/contract/coverage'
import type { Draft, DraftAnswers, DraftKind } from '@recourse/contract/drafts'
import type { Typed } from './answers.ts'
import type { AgreedDraft } from './draft-content.ts'
import { clampStep, stepsOf } from './steps.ts'

/** What is known of the person before anything is typed. */
export interface OnFile {
  readonly profile: Profile
  /** The current one. */
  readonly coverage: Coverage | undefined
}

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

/** What the coverage knows of the plan that said no. A draft that says "I don't know" of it keeps its word. */
function fromCoverage({ profile, coverage }: OnFile, draft: DraftAnswers): Typed {
  if (coverage === undefined) return {}
  return {
    ...(profile.region === null && { region: coverage.region.name }),
    ...(!draft.insurance_administrator_unknown && { insurance_administrator: coverage.insurer_name }),
    ...(!draft.plan_name_unknown && { plan_name: coverage.plan_name }),
  }
}

/** A form that is opened for the first time, or one that goes on from its draft. */
export function startValues(
  kind: DraftKind,
  onFile: OnFile,
  draft: DraftAnswers | undefined,
  today: string,
): Typed {
  const known = fromProfile(onFile.profile)
  const plan = fromCoverage(onFile, draft ?? {})
  const typed = { ...claimDefaults, care_date: today, ...known, ...plan, ...typedFrom(draft ?? {}) }
  // The short form does not show these, so the profile as it is now counts.
  return kind === 'intake' ? { ...typed, ...withoutBlanks(known) } : typed
}

/** Shows drafts, also the one that is not there yet, as the form has them. */
export function draftReader(kind: DraftKind, onFile: OnFile, today: string) {
  return (draft: Draft | null): AgreedDraft => ({
    uid: draft?.uid,
    version: draft?.version ?? 0,
    content: {
      step: clampStep(stepsOf[kind], draft?.step ?? 0),
      answers: startValues(kind, onFile, draft?.answers, today),
      file_names: draft?.file_names ?? [],
    },
  })
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
