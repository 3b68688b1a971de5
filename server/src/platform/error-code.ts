import { findDatabaseError } from './describe-error.ts'

/** A short name for an error. Messages are left out: those of a database or mail server can quote personal data. */
export function errorCode(error: unknown): string {
  const database = findDatabaseError(error)
  if (database?.code !== undefined) return database.code
  if (typeof error !== 'object' || error === null) return 'UNKNOWN'
  if ('code' in error && (typeof error.code === 'string' || typeof error.code === 'number'))
    return `${error.code}`
  return error instanceof Error ? error.name : 'UNKNOWN'
}
