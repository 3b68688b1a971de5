import type { DeskClaim } from '@recourse/contract/desk'
import { IconUser, IconUserOff } from '@tabler/icons-react'
import { useSession } from '../../platform/session.ts'
import { sendAssignee, useStaff } from './queries.ts'
import { RowSelect } from './row-select.tsx'
import { staffOptions } from './staff-options.ts'
import { useClaimChange } from './use-claim-change.ts'

export function AssigneeSelect({ claim }: { claim: DeskClaim }) {
  const { subject: myUid } = useSession()
  const { data: staff = [] } = useStaff()
  const { uid, subject, assignee } = claim
  const people = staffOptions(assignee === null ? staff : [...staff, assignee], myUid)
  const nameOf = (wanted: string) => people.find(({ value }) => value === wanted)?.label ?? 'Nobody'
  const { change, isBusy, problem } = useClaimChange<string>({
    claim,
    send: (wanted) => sendAssignee({ claim_uid: uid, assignee_uid: wanted === '' ? null : wanted }),
    look: (wanted) => ({ assignee: wanted === '' ? null : { uid: wanted, name: nameOf(wanted) } }),
    words: (wanted) => `“${subject}”: assigned to ${nameOf(wanted)}.`,
  })
  const Icon = assignee === null ? IconUserOff : IconUser
  return (
    <RowSelect
      label={`Assigned to, for ${subject}`}
      value={assignee?.uid ?? ''}
      options={[{ value: '', label: 'Nobody' }, ...people]}
      picture={<Icon aria-hidden="true" />}
      isBusy={isBusy}
      problem={problem}
      onChoose={change}
    />
  )
}
