import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTimeBudget } from './time-budget.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const takes = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('only the time spent waiting is counted, and all of it together', async () => {
  const onSpent = vi.fn()
  const wait = createTimeBudget(1000, onSpent)
  const first = wait(takes(600))
  await vi.advanceTimersByTimeAsync(600)
  await first
  await vi.advanceTimersByTimeAsync(5000)
  const second = wait(takes(300))
  await vi.advanceTimersByTimeAsync(300)
  await second
  expect(onSpent).not.toHaveBeenCalled()
  void wait(takes(300))
  await vi.advanceTimersByTimeAsync(101)
  expect(onSpent).toHaveBeenCalledOnce()
})
