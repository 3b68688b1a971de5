import { type ClaimField, claimFields } from '@recourse/contract/claim-form'
import type { Typed } from './answers.ts'

/** What the form shows of a draft. */
export interface DraftContent {
  readonly step: number
  readonly answers: Typed
  readonly file_names: readonly string[]
}

/** What can be changed on one page while another page changes something else. The step is each page's own. */
export type DraftPart = ClaimField | 'file_names'

export type DraftChanges = Pick<DraftContent, 'step' | 'answers'> & Partial<DraftContent>

/** A draft as the page and the server last agreed on it; version 0 when there is none yet. */
export interface AgreedDraft {
  readonly uid: string | undefined
  readonly version: number
  readonly content: DraftContent
}

export function differingParts(one: DraftContent, other: DraftContent): DraftPart[] {
  const fields: DraftPart[] = claimFields.filter((field) => one.answers[field] !== other.answers[field])
  const sameFiles = JSON.stringify(one.file_names) === JSON.stringify(other.file_names)
  return sameFiles ? fields : [...fields, 'file_names']
}

export function isSameContent(one: DraftContent, other: DraftContent): boolean {
  return one.step === other.step && differingParts(one, other).length === 0
}

/** The parts that were changed here stay, everything else comes from the newer draft. */
export function mergeContent(
  mine: DraftContent,
  newer: DraftContent,
  changedHere: ReadonlySet<DraftPart>,
): DraftContent {
  return withChanges(newer, onlyParts(mine, changedHere))
}

export function withChanges({ answers, file_names }: DraftContent, changes: DraftChanges): DraftContent {
  return { file_names, ...changes, answers: { ...answers, ...changes.answers } }
}

export function onlyParts(content: DraftContent, parts: ReadonlySet<DraftPart>): DraftChanges {
  const answers = Object.entries(content.answers).filter(([field]) => parts.has(field as ClaimField))
  return {
    step: content.step,
    answers: Object.fromEntries(answers),
    ...(parts.has('file_names') && { file_names: content.file_names }),
  }
}
