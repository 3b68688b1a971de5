import type { Source } from '../source.ts'
import { commercialSources } from './sources/commercial.ts'
import { medicaidSources } from './sources/medicaid.ts'
import { medicareSources } from './sources/medicare.ts'
import { otherSources } from './sources/other.ts'
import { researchSources } from './sources/research.ts'

/** What stands behind the facts; `as_of` is the date or edition of the text that was read. */
export const sources: Readonly<Record<string, Source>> = {
  ...commercialSources,
  ...medicaidSources,
  ...medicareSources,
  ...otherSources,
  ...researchSources,
}

export function requireSource(id: string): Source {
  const source = sources[id]
  if (!source) throw new RangeError(`No source ${id}`)
  return source
}
