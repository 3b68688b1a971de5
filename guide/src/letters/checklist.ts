import type { PlanEntryId } from '../plan-entry.ts'
import type { ChecklistItem } from './checklist-item.ts'

const entriesWithCommercialNotices: readonly PlanEntryId[] = [
  'EMPLOYER_SPONSORED_SELF_FUNDED',
  'EMPLOYER_SPONSORED_FULLY_INSURED',
  'ACA_MARKETPLACE',
]

/** Shown for the plans whose notices no federal rule describes. */
export const noChecklistText =
  'We have no list of what this letter must say. Ask for the reason, the rule they used, and how and by when to appeal.'

/** What the notice must say on this road of appeal; empty where no list is known. */
export async function loadChecklist(entry: PlanEntryId): Promise<readonly ChecklistItem[]> {
  const items = entriesWithCommercialNotices.includes(entry)
    ? (await import('../data/notice-checklist/commercial.ts')).commercialChecklist
    : (await import('../data/notice-checklist/public.ts')).publicChecklist
  return items.filter((item) => item.applies_to.includes(entry))
}

/** Those of the list that were not ticked, in the list's order. */
export function missingItems(items: readonly ChecklistItem[], found: ReadonlySet<string>): ChecklistItem[] {
  return items.filter((item) => !found.has(item.id))
}
