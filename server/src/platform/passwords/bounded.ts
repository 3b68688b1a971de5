import { busy } from '../http/app-error.ts'

/** So many at once and so many who wait; the next one is told to come back. */
export function bounded(atOnce: number, queueLength: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= queueLength) throw busy(5)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line; only when nobody waits is it given back.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
