import type pg from 'pg'
import type { Orm } from './database.ts'
import { clientOf, type Statement } from './prepare.ts'
import { untilItWins } from './run-again.ts'

/**
 * A transaction of statements that need nothing of each other's answers. They are all sent before the first answer has
 * come, so that it costs one way to the database and back instead of one for each of them and two more. Answers what the
 * first one answers. Where one fails, PostgreSQL refuses those after it and the commit undoes those before.
 */
export async function inOneRound<Row extends pg.QueryResultRow>(
  orm: Orm,
  first: Statement<Row>,
  ...others: readonly Statement<pg.QueryResultRow>[]
): Promise<Row[]> {
  return untilItWins(async () => {
    const client = await clientOf(orm).connect()
    // For these alone: a connection in this mode refuses a COPY, and a statement that takes too long ends it.
    setPipeline(client, true)
    try {
      const [begun, answer, ...rest] = await Promise.allSettled([
        client.query('BEGIN'),
        client.query<Row>(first),
        ...others.map((statement) => client.query(statement)),
        client.query('COMMIT'),
      ])
      const failed = [begun, answer, ...rest].find(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
      return answer.status === 'fulfilled' ? answer.value.rows : []
    } finally {
      setPipeline(client, false)
      client.release()
    }
  })
}

/** Whether further statements are sent before those that were sent have been answered. */
function setPipeline(client: pg.PoolClient, pipeline: boolean): void {
  Object.assign(client, { pipeline })
}
