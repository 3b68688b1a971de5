import type { Day } from './calendar/day.ts'

/** 'verified': a source was found and read. 'known': general knowledge, so the reader is told to check. */
export type Confidence = 'verified' | 'known'

/** What stands behind one fact. */
export type Evidence = {
  confidence: Confidence
  /** From 0 to 1, for what is only known. */
  certainty?: number
  /** How the source was read, such as 'official_site' or 'older_edition'. */
  basis?: string
  /** Ids in data/sources.ts. */
  sources: readonly string[]
  /** The day the fact was last looked at. */
  checked: Day
}

/** A cited fact that stands alone, with a source in words. */
export type Sourced = { confidence: Confidence; source: string; checked: Day }

/** True when the screen must add a word of caution. */
export function needsCaution(fact: { confidence: Confidence }): boolean {
  return fact.confidence !== 'verified'
}
