import type { Evidence } from '../evidence.ts'
import type { PlanEntryId } from '../plan-entry.ts'

/** One thing that a denial notice must contain. */
export type ChecklistItem = {
  id: string
  /** What the person looks for in the letter. */
  item: string
  /** What the person asks for when it is not there, as a line of the request letter. */
  request: string
  /** What its absence is good for. */
  if_missing?: string
  applies_to: readonly PlanEntryId[]
  citation: string
  evidence: Evidence
}
