import { type Day, requireParts } from '../calendar/day.ts'
import type { Evidence } from '../evidence.ts'
import type { Level } from '../plan-entry.ts'

type YearlyAmounts = { medicare_hearing: number; medicare_court: number; evidence: Evidence }

const checked = '2026-11-15'

/** Medicare's dollar floors. The year in which the request is filed decides, 42 CFR 405.1006 and 423.2006. */
export const medicareAmounts: Readonly<Record<number, YearlyAmounts>> = {
  2025: {
    medicare_hearing: 190,
    medicare_court: 1900,
    evidence: { confidence: 'known', certainty: 0.97, sources: [], checked },
  },
  2026: {
    medicare_hearing: 200,
    medicare_court: 1960,
    evidence: { confidence: 'verified', basis: 'official_text', sources: ['AIC-26'], checked },
  },
  2027: {
    medicare_hearing: 200,
    medicare_court: 2000,
    evidence: { confidence: 'verified', basis: 'third_party_transcript', sources: ['AIC-27'], checked },
  },
}

/** The floor at this level in the year of filing; an ask where that year's amount is not known yet. */
export function amountInDispute(level: Level, filingDay: Day): { text?: string; ask?: string } | null {
  const floor = level.amount_in_dispute
  if (floor === undefined) return null
  if (typeof floor === 'number') return { text: `At least $${floor} must be in dispute.` }
  const { year } = requireParts(filingDay)
  const amount = medicareAmounts[year]?.[floor]
  if (amount === undefined)
    return { ask: `How many dollars must be in dispute for a request filed in ${year}.` }
  const dollars = amount.toLocaleString('en-US')
  return {
    text: `At least $${dollars} must be in dispute for a request filed in ${year}. Denials may be added together in some cases.`,
  }
}
