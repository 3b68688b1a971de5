/** The queue is full. */
export class InspectorBusy extends Error {
  override readonly name = 'InspectorBusy'
}

/** At most `places` at once; the others wait in the order they came, `waitingMax` of them at most. */
export function createQueue(places: number, waitingMax: number) {
  const waiting: PromiseWithResolvers<void>[] = []
  let taken = 0
  let closed = false

  async function takePlace(): Promise<void> {
    if (closed) throw closedError()
    if (taken < places) {
      taken++
      return
    }
    if (waiting.length >= waitingMax) throw new InspectorBusy('too many files are waiting to be judged')
    const turn = Promise.withResolvers<void>()
    waiting.push(turn)
    await turn.promise
  }

  function leavePlace(): void {
    const next = waiting.shift()
    if (next) next.resolve()
    else taken--
  }

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      await takePlace()
      try {
        if (closed) throw closedError()
        return await work()
      } finally {
        leavePlace()
      }
    },
    close(): void {
      closed = true
      for (const turn of waiting.splice(0)) turn.reject(closedError())
    },
  }
}

const closedError = () => new Error('the inspector is closed')
