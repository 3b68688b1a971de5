import { expect, test } from 'vitest'
import { emptyView, filtersInUse, isSearchable, queryOf, readView, writeView } from './view.ts'

const read = (text: string) => readView(new URLSearchParams(text))

test('a view survives the way through the address bar', () => {
  const view = {
    search: 'brain mri',
    status: 'User Action Required',
    urgent: 'true',
    insurance_type: 'MEDICARE',
    region: 'Guam',
    has_letter: 'false',
    unanswered: 'true',
    assigned: 'me',
    order: 'newest',
  } as const
  expect(readView(writeView(view))).toEqual(view)
})

test('the list as it first comes needs no words in the address bar', () => {
  expect(`${writeView(emptyView)}`).toBe('')
  expect(read('')).toEqual(emptyView)
})

test('what makes no sense in an address is left out', () => {
  expect(
    read('status=Lost&urgent=maybe&region=Atlantis&assigned=you&order=size&insurance_type=toString'),
  ).toEqual(emptyView)
})

test('a search of fewer than three letters or digits is not sent', () => {
  expect(queryOf({ ...emptyView, search: 'a %-b' })).toEqual({ order: 'waiting' })
  expect(queryOf({ ...emptyView, search: ' MRI ' })).toEqual({ order: 'waiting', search: 'MRI' })
  expect(filtersInUse({ ...emptyView, search: 'ab', urgent: 'true' })).toEqual(['urgent'])
  expect([isSearchable('a1'), isSearchable('a1é')]).toEqual([false, true])
})
