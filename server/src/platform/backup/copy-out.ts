import { Readable } from 'node:stream'
import type pg from 'pg'

export interface CopiedOut {
  /** Rows in PostgreSQL's text format, in pieces that end anywhere. */
  readonly rows: Readable
  /** How many there were, once all of them were read. */
  count(): number
}

/** What `pg` hands to whatever answers a query of its own making. */
interface Answering extends pg.Submittable {
  handleCopyData(message: { chunk: Buffer }): void
  handleCommandComplete(message: { text: string }): void
  handleReadyForQuery(): void
  handleError(error: Error): void
}

/** COPY … TO STDOUT. PostgreSQL waits while nobody reads, so no table is ever in memory. */
export function copyOut(client: pg.Client, statement: string): CopiedOut {
  let connection: pg.Connection | null = null
  let copied = 0
  const rows = new Readable({ read: () => void connection?.stream.resume() })
  const answering: Answering = {
    submit(given) {
      connection = given
      given.query(statement)
    },
    handleCopyData({ chunk }) {
      // A copy: `pg` writes what comes next over the same bytes.
      if (!rows.push(Buffer.from(chunk))) connection?.stream.pause()
    },
    handleCommandComplete({ text }) {
      copied = rowsCopied(text)
    },
    handleReadyForQuery: () => void rows.push(null),
    handleError: (error) => void rows.destroy(error),
  }
  client.query(answering)
  return { rows, count: () => copied }
}

/** 12 of "COPY 12". */
export function rowsCopied(tag: string): number {
  return Number(/^COPY (\d+)$/.exec(tag)?.[1] ?? Number.NaN)
}
