import type { ManagedPerson } from '@recourse/contract/people-admin'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { endSessions, saveDisabled } from './queries.ts'
import { fullName } from './role-words.ts'
import { RolesDialog } from './roles-dialog.tsx'

export interface PersonAction {
  readonly kind: 'roles' | 'sessions' | 'disable' | 'enable'
  readonly person: ManagedPerson
}

/** What happens is said before it happens. Mounted while it is open. */
export function PersonDialog({ kind, person, onClose }: PersonAction & { onClose: () => void }) {
  const name = fullName(person)
  const body = { person_uid: person.uid }
  if (kind === 'roles') return <RolesDialog person={person} onClose={onClose} />
  if (kind === 'sessions') {
    return (
      <ConfirmDialog
        title={`End the sessions of ${name}`}
        words={`${name} is signed out on every device, and can sign in again.`}
        action="End all sessions"
        done={`${name} is signed out everywhere.`}
        send={() => endSessions(body)}
        onClose={onClose}
      />
    )
  }
  if (kind === 'enable') {
    return (
      <ConfirmDialog
        title={`Enable the account of ${name}`}
        words={`${name} can sign in again, with the roles shown here.`}
        action="Enable account"
        done={`The account of ${name} is on again.`}
        send={() => saveDisabled({ ...body, disabled: false })}
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      title={`Disable the account of ${name}`}
      words={`${name} is signed out on every device and cannot sign in. Claims stay. You can undo this.`}
      action="Disable account"
      isDanger
      done={`The account of ${name} is off.`}
      send={() => saveDisabled({ ...body, disabled: true })}
      onClose={onClose}
    />
  )
}
