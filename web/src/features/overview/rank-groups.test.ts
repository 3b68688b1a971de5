import { expect, test } from 'vitest'
import { rankGroups } from './rank-groups.ts'

const group = (value: string | null, claims: number) => ({ value, claims })

test('groups under five are joined, and none is lost', () => {
  const { shown, others, all } = rankGroups([
    group('Ohio', 9),
    group(null, 5),
    group('Guam', 4),
    group('Iowa', 1),
  ])
  expect(shown).toEqual([group('Ohio', 9), group(null, 5)])
  expect([others, all]).toEqual([5, 19])
})

test('only the largest six stand alone', () => {
  const { shown, others } = rankGroups(Array.from({ length: 8 }, (_, index) => group(`${index}`, 10)))
  expect(shown).toHaveLength(6)
  expect(others).toBe(20)
})
