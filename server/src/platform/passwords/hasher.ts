import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { busy } from '../http/app-error.ts'

/** Argon2id (the library's default), 64 MiB, 3 passes, 1 lane. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const

export interface Hasher {
  hash(password: string): Promise<string>
  /** With no stored hash it works just as long and answers false, so that unknown names cannot be told apart. */
  verify(stored: string | null, password: string): Promise<boolean>
}

export interface HasherOptions {
  /** Hashes at once. One core is left for everyone else's requests. */
  readonly atOnce?: number
  /** How many may wait; the next one is told to come back. */
  readonly queue?: number
}

/** The work happens on libuv's threads, never on the one that answers requests. */
export function createHasher(options: HasherOptions = {}): Hasher {
  const run = bounded(options.atOnce ?? Math.max(1, availableParallelism() - 1), options.queue ?? 50)
  let decoy: Promise<string> | undefined
  const makeDecoy = () => {
    decoy ??= hash('a password nobody has', cost)
    return decoy
  }
  return {
    hash: (password) => run(() => hash(password, cost)),
    verify: (stored, password) =>
      run(async () => {
        const matches = await verify(stored ?? (await makeDecoy()), password)
        return stored !== null && matches
      }),
  }
}

function bounded(atOnce: number, queueLength: number) {
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
