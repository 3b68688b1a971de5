import type { Evidence } from '../evidence.ts'
import type { PlanEntryId } from '../plan-entry.ts'

/** Papers that the plan must hand over on request. */
export type DocumentRequest = {
  id: string
  /** What the person may ask for, told to the person. */
  ask_for: string
  /** The same as the person writes it to the plan. */
  request: string
  free: boolean
  /** Where it is not free of charge. */
  fee?: string
  applies_to: readonly PlanEntryId[]
  citation: string
  evidence: Evidence
}
