import type { ManagedPerson } from '@recourse/contract/people-admin'
import type { RoleFlags } from '@recourse/contract/roles'

export type Role = keyof RoleFlags

export const roles: readonly { readonly role: Role; readonly name: string; readonly hint: string }[] = [
  {
    role: 'is_staff',
    name: 'Staff',
    hint: 'Reads all claims, changes their status, uploads appeal letters.',
  },
  { role: 'is_claims_admin', name: 'Claims Admin', hint: 'The same as Staff, under its own name.' },
  {
    role: 'is_superuser',
    name: 'Superuser',
    hint: 'All of Staff. Gives and takes roles, reads the audit log. Give it to as few people as you can.',
  },
]

export function rolesOf(person: RoleFlags): string[] {
  return roles.filter(({ role }) => person[role]).map(({ name }) => name)
}

/** 'Give Claims Admin and take Staff'; nothing where both are the same. */
export function changeWords(before: RoleFlags, after: RoleFlags): string | undefined {
  const named = (isWanted: (role: Role) => boolean) =>
    roles.filter(({ role }) => isWanted(role)).map(({ name }) => name)
  const given = named((role) => after[role] && !before[role])
  const taken = named((role) => before[role] && !after[role])
  const parts = [
    ...(given.length > 0 ? [`give ${given.join(' and ')}`] : []),
    ...(taken.length > 0 ? [`take ${taken.join(' and ')}`] : []),
  ]
  const sentence = parts.join(', ')
  return sentence === '' ? undefined : sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

export function fullName({ first_name, last_name, username }: ManagedPerson): string {
  return `${first_name} ${last_name}`.trim() || username
}
