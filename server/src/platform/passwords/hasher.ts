import { availableParallelism } from 'node:os'
import { bounded } from './bounded.ts'
import { createThreads } from './threads.ts'

export interface Hasher {
  hash(password: string): Promise<string>
  /** With no stored hash it works just as long and answers false, so that unknown names cannot be told apart. */
  verify(stored: string | null, password: string): Promise<boolean>
  close(): Promise<void>
}

export interface HasherOptions {
  /** Hashes at once. One core is left for everyone else's requests. */
  readonly atOnce?: number
  /** How many may wait; the next one is told to come back. */
  readonly queue?: number
}

/** The work happens on threads of its own, never on the one that answers requests. */
export function createHasher(options: HasherOptions = {}): Hasher {
  const atOnce = options.atOnce ?? Math.max(1, availableParallelism() - 1)
  const threads = createThreads(new URL('./hashing-thread.ts', import.meta.url), atOnce)
  const run = bounded(atOnce, options.queue ?? 50)
  const hash = (password: string): Promise<string> => threads.run(password, { name: 'hash' })
  let decoy: Promise<string> | undefined
  const makeDecoy = () => {
    decoy ??= hash('a password nobody has')
    return decoy
  }
  return {
    hash: (password) => run(() => hash(password)),
    verify: (stored, password) =>
      run(async () => {
        const given = { stored: stored ?? (await makeDecoy()), password }
        const matches: boolean = await threads.run(given, { name: 'verify' })
        return stored !== null && matches
      }),
    close: () => threads.destroy(),
  }
}
