import type pg from 'pg'

/** The migrated database that every test file gets a copy of. */
export const TEMPLATE = 'recourse_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** The throwaway cluster of this run. */
    postgres: pg.PoolConfig
  }
}
