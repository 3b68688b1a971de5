import type { ReactNode } from 'react'

/** The files that go with the claim. How they are chosen and sent is another feature's affair. */
export interface WizardFiles {
  /** What the draft remembers, given the names it already had. */
  readonly namesToKeep: (asked: readonly string[]) => string[]
  /** `asked`: names that an earlier visit had chosen. */
  readonly picker: (asked: readonly string[]) => ReactNode
  /** Why the claim should not be sent yet. */
  readonly problem: string | undefined
  readonly send: (claimUid: string) => void
  /** Until every file has been tried once. */
  readonly isSending: boolean
  /** How far the files are, and what became of each; nothing when there are none. */
  readonly outcome: ReactNode
}
