import type { ManagedPerson } from '@recourse/contract/people-admin'
import type { RoleFlags } from '@recourse/contract/roles'
import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { saveRoles } from './queries.ts'
import { changeWords, fullName, roles, rolesOf } from './role-words.ts'

export function RolesDialog({ person, onClose }: { person: ManagedPerson; onClose: () => void }) {
  const { uid, email, is_staff, is_claims_admin, is_superuser } = person
  const [wanted, setWanted] = useState<RoleFlags>({ is_staff, is_claims_admin, is_superuser })
  const name = fullName(person)
  const change = changeWords(person, wanted)
  return (
    <ConfirmDialog
      title={`Change roles of ${name}`}
      words={`${name} gets an email and must sign in again.`}
      action={change ?? 'Nothing changed yet'}
      isReady={change !== undefined}
      done={`Roles of ${name}: ${rolesOf(wanted).join(', ') || 'Community'}.`}
      send={() => saveRoles({ person_uid: uid, ...wanted })}
      onClose={onClose}
    >
      <p>{`${email}. Now: ${rolesOf(person).join(', ') || 'Community'}.`}</p>
      {roles.map(({ role, name: words, hint }) => (
        <Checkbox
          key={role}
          label={words}
          hint={hint}
          checked={wanted[role]}
          onChange={({ target }) => setWanted({ ...wanted, [role]: target.checked })}
        />
      ))}
    </ConfirmDialog>
  )
}
