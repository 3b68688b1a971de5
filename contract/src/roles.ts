export const roleFlags = ['is_staff', 'is_claims_admin', 'is_superuser'] as const

/** The three flags a person may carry. Any of them gives the scope `staff`. */
export interface RoleFlags {
  readonly is_staff: boolean
  readonly is_claims_admin: boolean
  readonly is_superuser: boolean
}

export const scopes = ['authenticated', 'staff', 'superuser'] as const
export type Scope = (typeof scopes)[number]

/** What is shown on the profile's badge. */
export type AuthLevel = 'Staff' | 'Superuser' | 'Claims Admin' | 'Community'

export function scopesOf(person: RoleFlags): Scope[] {
  const held: Scope[] = ['authenticated']
  if (isOnStaff(person)) held.push('staff')
  if (person.is_superuser) held.push('superuser')
  return held
}

export function isOnStaff(person: RoleFlags): boolean {
  return person.is_staff || person.is_claims_admin || person.is_superuser
}

/** Staff first, as the specification orders it, even for a superuser who is staff too. */
export function authLevel(person: RoleFlags): AuthLevel {
  if (person.is_staff) return 'Staff'
  if (person.is_superuser) return 'Superuser'
  return person.is_claims_admin ? 'Claims Admin' : 'Community'
}

/** Logged in means that the stored scopes hold one of these. */
export function meansSignedIn(held: readonly string[]): boolean {
  return held.some((scope) => (scopes as readonly string[]).includes(scope))
}
