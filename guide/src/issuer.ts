import type { Sourced } from './evidence.ts'

/** Null is "not reported or held back by CMS", never zero. */
export type ClaimCounts = { received: number | null; denied: number | null }
export type AppealCounts = { filed: number | null; overturned: number | null }

/** What an insurer reported for the claims of one year in one state. In-network claims only. */
export type IssuerYear = {
  year: number
  claims: ClaimCounts
  internal_appeals: AppealCounts
  external_reviews: AppealCounts
}

/** An insurer that sells on HealthCare.gov in a state. */
export type Issuer = {
  /** CMS's own number. */
  id: string
  name: string
  /** Names it reported under in earlier years. */
  other_names?: readonly string[]
  /** Newest first. Empty where CMS withdrew what it had published. */
  years: readonly IssuerYear[]
}

export const issuerSource: Sourced & { url: string; scope: string } = {
  confidence: 'verified',
  source:
    "CMS, Transparency in Coverage public use files for plan years 2024 (claims of 2022) and 2026 (claims of 2024); the latter through Apellica's tables (CC BY 4.0)",
  checked: '2026-11-15',
  url: 'https://www.cms.gov/marketplace/resources/data/public-use-files',
  scope: 'plans sold on HealthCare.gov, not plans from an employer',
}

/** Fewer than this say nothing about the next one. */
const fewest = 10

/** None overturned of so many is a gap in reporting, not a fact (several insurers of one group did so in 2024). */
const impossibleZero = 100

export type Share = { part: number; whole: number; percent: number }

function shareOf(part: number | null, whole: number | null): Share | null {
  if (part === null || whole === null || whole < fewest || part > whole) return null
  return { part, whole, percent: Math.round((100 * part) / whole) }
}

/** How often in-network claims were denied; null where CMS does not say. */
export function deniedShare({ received, denied }: ClaimCounts): Share | null {
  return shareOf(denied, received)
}

/** How often a denial was overturned; null where CMS does not say, or says what cannot be. */
export function overturnedShare({ filed, overturned }: AppealCounts): Share | null {
  const share = shareOf(overturned, filed)
  return share && share.part === 0 && share.whole >= impossibleZero ? null : share
}

/** By its whole name, whatever its case and punctuation. A likely name is not enough: the figures would be another's. */
export function findIssuer(issuers: readonly Issuer[], name: string): Issuer | undefined {
  const wanted = plain(name)
  if (wanted === '') return undefined
  return issuers.find((issuer) =>
    [issuer.name, ...(issuer.other_names ?? [])].some((known) => plain(known) === wanted),
  )
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]/g, '')
}
