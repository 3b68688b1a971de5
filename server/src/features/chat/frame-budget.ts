import { type Clock, seconds } from '../../platform/clock.ts'

/** More than a browser that types and reads can need. */
const FRAMES = 60
const WINDOW = seconds(10)
const TYPING_EVERY = seconds(2)

/** What one socket may send. */
export function createFrameBudget(clock: Clock) {
  let windowStart = 0
  let taken = 0
  let typedAt = 0
  return {
    take(): boolean {
      const now = clock().getTime()
      if (now - windowStart >= WINDOW) {
        windowStart = now
        taken = 0
      }
      taken += 1
      return taken <= FRAMES
    },
    /** Faster typing is not told more often. */
    takeTyping(): boolean {
      const now = clock().getTime()
      if (now - typedAt < TYPING_EVERY) return false
      typedAt = now
      return true
    },
  }
}
