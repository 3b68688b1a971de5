import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { findDatabaseError } from '../describe-error.ts'

/** PostgreSQL ended one of two transactions that waited for each other, or that cannot both have been first. */
const lostOut = ['40P01', '40001']
const tries = 5

/**
 * A transaction that lost out to another is run again: nothing of it has happened, so what runs inside must not count
 * on being run once. The attack found two changes of one account that waited for each other.
 */
export async function untilItWins<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await run()
    } catch (error) {
      if (tried === tries || !lostOut.includes(findDatabaseError(error)?.code ?? '')) throw error
    }
  }
}

export function runAgain(orm: NodePgDatabase): NodePgDatabase {
  const once = orm.transaction.bind(orm)
  orm.transaction = (run, config) => untilItWins(() => once(run, config))
  return orm
}
