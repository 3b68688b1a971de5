import { once } from 'node:events'
import type pg from 'pg'
import { rowsCopied } from './copy-out.ts'

interface Answering extends pg.Submittable {
  handleCopyInResponse(): void
  handleCommandComplete(message: { text: string }): void
  handleReadyForQuery(): void
  handleError(error: Error): void
}

/** COPY … FROM STDIN, at the pace at which PostgreSQL takes the rows. Returns how many it took. */
export async function copyIn(
  client: pg.Client,
  statement: string,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const ended = Promise.withResolvers<number>()
  const begun = Promise.withResolvers<pg.Connection>()
  let isRefused = false
  let copied = 0
  let connection: pg.Connection | null = null
  const answering: Answering = {
    submit(given) {
      connection = given
      given.query(statement)
    },
    handleCopyInResponse() {
      if (connection) begun.resolve(connection)
    },
    handleCommandComplete({ text }) {
      copied = rowsCopied(text)
    },
    handleReadyForQuery: () => ended.resolve(copied),
    // The last that is heard of this query: `pg` then waits by itself until the connection is ready again.
    handleError(error) {
      isRefused = true
      begun.reject(error)
      ended.reject(error)
    },
  }
  client.query(answering)
  // Whoever fails first is told of by the other below.
  ended.promise.catch(() => {})
  const { stream } = await begun.promise
  try {
    for await (const piece of rows) {
      if (isRefused) break
      if (!stream.write(messageOf('d', piece))) await Promise.race([once(stream, 'drain'), ended.promise])
    }
    if (!isRefused) stream.write(messageOf('c', Buffer.alloc(0)))
  } catch (error) {
    stream.write(messageOf('f', Buffer.from('the backup could not be read\0')))
    await ended.promise.catch(() => {})
    throw error
  }
  return ended.promise
}

/** CopyData, CopyDone or CopyFail of PostgreSQL's protocol: a letter, the length with itself, the content. */
function messageOf(letter: 'd' | 'c' | 'f', content: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeUInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}
