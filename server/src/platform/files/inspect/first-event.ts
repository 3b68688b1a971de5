import type { EventEmitter } from 'node:events'

/** What the first of these events carries. Unlike a race of promises it leaves nothing behind on a long-lived emitter. */
export function firstEvent(emitter: EventEmitter, names: readonly string[]): Promise<unknown> {
  return new Promise((resolve) => {
    function settle(value: unknown) {
      for (const name of names) emitter.off(name, settle)
      resolve(value)
    }
    for (const name of names) emitter.on(name, settle)
  })
}
