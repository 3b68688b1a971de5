import { expect, test } from 'vitest'
import { makeClaim, mariasClaims } from '../features/claims/testing/make-claim.ts'
import { defaultSort, nextSort, type SortColumn, sortClaims } from './sort-claims.ts'

const ascending: readonly [SortColumn, number[]][] = [
  ['subject', [7, 3, 6, 4, 5]],
  ['status', [6, 4, 3, 5, 7]],
  ['creation_date', [3, 4, 5, 6, 7]],
  ['uid', [4, 5, 3, 7, 6]],
]

test.each(ascending)('by %s the claims come in order', (column, ids) => {
  const sorted = sortClaims(mariasClaims, { column, direction: 'ascending' })
  expect(sorted.map(({ id }) => id)).toEqual(ids)
})

test.each(ascending.filter(([column]) => column !== 'status'))(
  'by %s descending is the other way round',
  (column, ids) => {
    const sorted = sortClaims(mariasClaims, { column, direction: 'descending' })
    expect(sorted.map(({ id }) => id)).toEqual(ids.toReversed())
  },
)

test('claims that compare equal stay newest first in both directions', () => {
  const equal = [3, 2, 1].map((id) => makeClaim({ id, subject: 'Brain MRI' }))
  for (const direction of ['ascending', 'descending'] as const) {
    expect(sortClaims(equal, { column: 'subject', direction }).map(({ id }) => id)).toEqual([3, 2, 1])
  }
})

test('the same column turns round and another one starts ascending', () => {
  const turned = nextSort(defaultSort, 'subject')
  expect(turned).toEqual({ column: 'subject', direction: 'descending' })
  expect(nextSort(turned, 'subject')).toEqual(defaultSort)
  expect(nextSort(turned, 'uid')).toEqual({ column: 'uid', direction: 'ascending' })
})
