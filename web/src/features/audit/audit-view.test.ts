import { expect, test } from 'vitest'
import { emptyAuditView, readAuditView, usedFilters } from './audit-view.ts'
import { detailWords, nameOfUid } from './audit-words.ts'

const uid = '0be94c37-0000-4000-8000-000000000004'

test('filters survive the way through the address bar', () => {
  const view = {
    action: 'role_granted',
    actor_uid: uid,
    subject_uid: uid,
    from: '2026-11-01',
    to: '2026-11-15',
  } as const
  expect(readAuditView(new URLSearchParams(usedFilters(view)))).toEqual(view)
})

test('what makes no sense in an address is left out', () => {
  expect(readAuditView(new URLSearchParams('action=sang&actor_uid=me&subject_uid=1&from=today'))).toEqual(
    emptyAuditView,
  )
})

test('people, whose uids start with the time, are told apart by the end', () => {
  expect(nameOfUid(uid)).toBe('0be94c37')
  expect(nameOfUid('01a1de10-0000-7000-8000-0000deadbeef')).toBe('…deadbeef')
})

test('an entry says what it knows, and no more', () => {
  expect(detailWords({ details: { from: 'Submitted', to: 'Pending' } })).toEqual(['Submitted to Pending.'])
  expect(detailWords({ details: { assignee_uid: null } })).toEqual(['To nobody.'])
  expect(detailWords({ details: { role: 'is_superuser' } })).toEqual(['Superuser.'])
  expect(detailWords({ details: {} })).toEqual([])
})
