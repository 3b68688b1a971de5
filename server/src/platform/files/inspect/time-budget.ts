export type Wait = <T>(promise: Promise<T>) => Promise<T>

/** Counts only the time spent in `wait`, so that slow storage is not held against a file. Milliseconds. */
export function createTimeBudget(limit: number, onSpent: () => void): Wait {
  let left = limit
  return async (promise) => {
    const started = performance.now()
    const timer = setTimeout(onSpent, Math.max(0, left))
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      left -= performance.now() - started
    }
  }
}
