import '../fonts.css'
import '../global.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// React tells of broken markup, keys and props by console.error only.
const consoleError = vi.spyOn(console, 'error')

beforeEach(() => {
  consoleError.mockClear()
})

afterEach(() => {
  expect(consoleError.mock.calls, 'unexpected console.error').toEqual([])
})
