import { type AuditAction, type AuditEntryShown, operatorUid } from '@recourse/contract/audit'
import { shortId } from '../../ui/short-id.ts'

/** A claim's uid is random from its start; the others start with the time, so only their end tells them apart. */
export function nameOfUid(uid: string): string {
  if (uid === operatorUid) return 'The operator'
  const startsWithTime = uid.charAt(14) === '7'
  return startsWithTime ? `…${uid.slice(-8)}` : shortId(uid)
}

/** Who did it: by name, by the end of a uid where the account is gone, or whoever runs the service. */
export function actorWords({ actor_uid, actor_username }: AuditEntryShown): string {
  if (actor_uid === operatorUid) return 'The operator'
  return actor_username ?? nameOfUid(actor_uid)
}

export const actionWords: Readonly<Record<AuditAction, string>> = {
  claims_viewed: 'Saw a page of claims',
  claim_viewed: 'Opened claim details',
  document_opened: 'Opened a document',
  status_changed: 'Changed a status',
  assigned: 'Assigned a claim',
  note_added: 'Added an internal note',
  document_added: 'Added a document',
  letter_added: 'Uploaded an appeal letter',
  people_viewed: 'Saw a page of people',
  role_granted: 'Gave a role',
  role_taken: 'Took a role',
  account_disabled: 'Disabled an account',
  account_enabled: 'Enabled an account',
  sessions_ended: 'Ended sessions',
  second_step_reset: 'Took off a second step',
  audit_read: 'Read the audit log',
  export_made: 'Exported CSV',
  account_erased: 'Was erased, with everything in it',
}

const roleWords = { is_staff: 'Staff', is_claims_admin: 'Claims Admin', is_superuser: 'Superuser' } as const
const fileWords = {
  supporting: 'Supporting document',
  appeal_letter: 'Appeal letter',
  sob: 'Summary of benefits',
} as const

/** What the entry adds to its action, in short sentences. */
export function detailWords({ details }: Pick<AuditEntryShown, 'details'>): string[] {
  const { from, to, role, file_kind, action, searched, count } = details
  return [
    ...(from && to ? [`${from} to ${to}.`] : []),
    ...(role ? [`${roleWords[role]}.`] : []),
    ...('assignee_uid' in details
      ? [details.assignee_uid ? `To ${nameOfUid(details.assignee_uid)}.` : 'To nobody.']
      : []),
    ...(file_kind ? [`${fileWords[file_kind]}.`] : []),
    ...(action ? [`Only: ${actionWords[action]}.`] : []),
    ...(searched ? ['With a search.'] : []),
    ...(count === undefined ? [] : [`${count} ${count === 1 ? 'line' : 'lines'}.`]),
  ]
}
