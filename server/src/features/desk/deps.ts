import type { ClaimStatus } from '@recourse/contract/claim-options'
import type { Claim } from '@recourse/contract/claims'
import type { Clock } from '../../platform/clock.ts'
import type { Orm, Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { ClaimFile } from '../../platform/uploads/file-records.ts'
import type { Links } from '../../platform/uploads/links.ts'
import type { claims } from '../../schema/claims.ts'
import type { IsNewView } from './view-memory.ts'

export type ClaimRow = typeof claims.$inferSelect

export type ShownClaim = ClaimRow & {
  readonly files: readonly ClaimFile[] | null
  readonly unread: number | null
}

/** What the desk asks of the claims feature. */
export interface ClaimsOfDesk {
  /** As the contract promises it, with links to its files for this viewer. */
  show(actor: Actor, row: ShownClaim): Claim
  /** Stores the status and the row of history. `from` is the status the caller saw; another one is a conflict. */
  changeStatus(
    tx: Tx,
    actor: Actor,
    change: { claim_uid: string; status: ClaimStatus; from: ClaimStatus | undefined },
  ): Promise<{ claim: ClaimRow; changedFrom: ClaimStatus | null }>
  /** The claim, which nobody else changes until the transaction ends. */
  lock(tx: Tx, actor: Actor, claimUid: string): Promise<ClaimRow>
  /** Writes down who has it now. */
  recordAssignment(
    tx: Tx,
    actor: Actor,
    assignment: { claim_uid: string; assignee_uid: string | null },
  ): Promise<void>
}

export interface DeskDeps {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly clock: Clock
  readonly links: Links
  readonly publicUrl: string
  /** Where staff mails go while nobody has the claim; null: nowhere. */
  readonly deskEmail: string | null
  readonly claims: ClaimsOfDesk
  /** Writes down that this person sees the claim now, so that no mail tells them of what is on it. */
  noteLook(actor: Actor, claimUid: string): Promise<void>
  /** Whether a page shown to a session is to be written down, or is the same one read again. */
  readonly isNewView: IsNewView
}

/** Who calls, and from where. */
export interface Caller {
  readonly actor: Actor
  readonly address: string
}
