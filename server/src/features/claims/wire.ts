import type { Claim } from '@recourse/contract/claims'
import type { ClaimRow } from './store.ts'

const named = (name: string | undefined) => (name === undefined ? null : { name })

export type ClaimFiles = Pick<Claim, 'docs' | 'appeal_url'>

/** A stored claim as the contract promises it. */
export function toClaim(
  { answers, ...row }: ClaimRow,
  { docs, appeal_url }: ClaimFiles,
  unread: number,
): Claim {
  return {
    id: row.id,
    uid: row.uid,
    subject: answers.subject ?? '',
    status: row.status,
    marked_resolved: row.marked_resolved,
    creation_date: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    care_date: answers.care_date ?? null,
    insurer: named(answers.insurance_administrator),
    plan: named(answers.plan_name),
    description: answers.description ?? '',
    urgent: answers.urgent ?? false,
    insurance_type: answers.insurance_type ?? null,
    total_cost: answers.total_cost ?? null,
    service_type: answers.service_type ?? null,
    additional_notes: answers.additional_notes ?? null,
    docs,
    appeal_url,
    user: {
      first_name: answers.first_name ?? '',
      last_name: answers.last_name ?? '',
      email: answers.email ?? '',
      phone: answers.phone ?? null,
    },
    answers,
    unread,
  }
}
