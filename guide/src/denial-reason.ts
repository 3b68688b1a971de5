import type { Evidence } from './evidence.ts'
import type { PlanEntryId } from './plan-entry.ts'

export const denialReasonCodes = ['CE', 'EXP', 'NMN', 'NC', 'OON', 'PA', 'STR'] as const
export type DenialReasonCode = (typeof denialReasonCodes)[number]

/** What to argue against one reason of denial. */
export type DenialReason = {
  code: DenialReasonCode
  label: string
  goal: string
  arguments: readonly string[]
  /** Papers that show it. */
  proof: readonly string[]
  legal_points: readonly {
    text: string
    applies_to: readonly PlanEntryId[]
    citation: string
    evidence: Evidence
  }[]
  pitfalls: readonly string[]
}

/** The legal points that hold for one road of appeal. */
export function legalPointsFor(reason: DenialReason, entry: PlanEntryId): DenialReason['legal_points'] {
  return reason.legal_points.filter((point) => point.applies_to.includes(entry))
}
