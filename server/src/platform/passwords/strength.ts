import { Worker } from 'node:worker_threads'
import { busy } from '../http/app-error.ts'

export interface PasswordStrength {
  /** zxcvbn's score, 0 to 4. `own` are words an attacker would try first: the person's name, username, email. */
  score(password: string, own: readonly string[]): Promise<number>
  close(): Promise<void>
}

const waitingMax = 50
/** The worker holds large word lists; after this long without work it is let go. Milliseconds. */
const keepAlive = 60_000

/** One check takes some 80 ms, so it runs in a worker and never on the thread that answers requests. */
export function createPasswordStrength(): PasswordStrength {
  type Waiting = { resolve(score: number): void; reject(error: Error): void }
  let worker: Worker | null = null
  let nextId = 0
  let idle: NodeJS.Timeout | undefined
  const waiting = new Map<number, Waiting>()

  function fail(error: Error) {
    worker = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function running(): Worker {
    if (worker) return worker
    const started = new Worker(new URL('./strength-worker.ts', import.meta.url))
    started.unref()
    started.on('message', ({ id, score }: { id: number; score: number }) => {
      waiting.get(id)?.resolve(score)
      waiting.delete(id)
      if (waiting.size === 0) letGoLater()
    })
    started.on('error', fail)
    started.on('exit', () => {
      if (worker === started) fail(new Error('the password worker ended'))
    })
    worker = started
    return started
  }

  function letGoLater() {
    clearTimeout(idle)
    idle = setTimeout(() => void close(), keepAlive)
    idle.unref()
  }

  async function close() {
    clearTimeout(idle)
    const ending = worker
    worker = null
    await ending?.terminate()
  }

  return {
    async score(password, own) {
      if (waiting.size >= waitingMax) throw busy(5)
      clearTimeout(idle)
      const id = nextId++
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      waiting.set(id, { resolve, reject })
      const target = running()
      target.ref()
      target.postMessage({ id, password, own })
      try {
        return await promise
      } finally {
        if (waiting.size === 0) target.unref()
      }
    },
    close,
  }
}
