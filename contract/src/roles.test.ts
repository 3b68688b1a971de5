import { describe, expect, test } from 'vitest'
import { authLevel, isOnStaff, meansSignedIn, type RoleFlags, scopesOf } from './roles.ts'

const flags = (held: string): RoleFlags => ({
  is_staff: held.includes('s'),
  is_claims_admin: held.includes('c'),
  is_superuser: held.includes('u'),
})

describe('roles', () => {
  test.each([
    ['', 'Community', ['authenticated']],
    ['s', 'Staff', ['authenticated', 'staff']],
    ['c', 'Claims Admin', ['authenticated', 'staff']],
    ['u', 'Superuser', ['authenticated', 'staff', 'superuser']],
    ['cu', 'Superuser', ['authenticated', 'staff', 'superuser']],
    ['su', 'Staff', ['authenticated', 'staff', 'superuser']],
    ['sc', 'Staff', ['authenticated', 'staff']],
  ])('flags "%s" show as %s with scopes %j', (held, level, scopes) => {
    expect(authLevel(flags(held))).toBe(level)
    expect(scopesOf(flags(held))).toEqual(scopes)
    expect(isOnStaff(flags(held))).toBe(held !== '')
  })

  test.each([
    [['authenticated'], true],
    [['staff'], true],
    [['superuser'], true],
    [['other', 'staff'], true],
    [[], false],
    [[''], false],
    [['admin'], false],
  ])('scopes %j mean signed in: %s', (scopes, signedIn) => {
    expect(meansSignedIn(scopes)).toBe(signedIn)
  })
})
