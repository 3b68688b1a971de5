import { requireSource } from '@recourse/guide/data/sources'
import type { Evidence } from '@recourse/guide/evidence'
import type { PlanEntry } from '@recourse/guide/plan-entry'
import type { Source } from '@recourse/guide/source'

function isEvidence(value: object): value is Evidence {
  return 'sources' in value && Array.isArray(value.sources)
}

/** Evidence stands at many depths of an entry, so all of it is walked. */
function listEvidence(value: unknown): Evidence[] {
  if (typeof value !== 'object' || value === null) return []
  if (isEvidence(value)) return [value]
  return Object.values(value).flatMap(listEvidence)
}

/** Each source once, in the order of the facts. */
export function sourcesOf(entries: readonly PlanEntry[]): Source[] {
  const ids = new Set(listEvidence(entries).flatMap(({ sources }) => sources))
  return [...ids].map(requireSource)
}
