import type { Readable } from 'node:stream'
import type { Wait } from './time-budget.ts'

/** The other side ended, or sends what it did not announce. */
export class BrokenPipe extends Error {
  override readonly name = 'BrokenPipe'
}

/** The next `count` bytes of a pipe that carries one file after another. */
export async function* takeBytes(
  pipe: Readable,
  count: number,
  wait: Wait = (promise) => promise,
): AsyncGenerator<Buffer, void, undefined> {
  const chunks: AsyncIterator<Buffer, undefined> = pipe.iterator({ destroyOnReturn: false })
  const next = () => chunks.next().catch(() => ({ done: true as const, value: undefined }))
  for (let left = count; left > 0; ) {
    const { done, value } = await wait(next())
    if (done) throw new BrokenPipe('a pipe ended early')
    left -= value.length
    if (left < 0) throw new BrokenPipe('a pipe holds more than was announced')
    yield value
  }
  await chunks.return?.()
}
