/**
 * What may be logged of an unexpected error. Database errors quote the values they stumbled on, and Drizzle
 * repeats every parameter in its message, so of those only the code and the place are kept.
 */
export interface ErrorDescription {
  readonly name: string
  readonly code?: string
  readonly constraint?: string
  readonly message?: string
  readonly frames: string
}

export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, frames: '' }
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n')
  const database = findDatabaseError(error)
  if (database) {
    return {
      name: 'DatabaseError',
      ...(database.code === undefined ? {} : { code: database.code }),
      ...(database.constraint === undefined ? {} : { constraint: database.constraint }),
      frames,
    }
  }
  const code = 'code' in error ? { code: String(error.code) } : {}
  return { name: error.name, ...code, message: error.message, frames }
}

export interface DatabaseErrorFacts {
  readonly code?: string
  readonly constraint?: string
}

/** The error PostgreSQL sent, or the query layer's wrapper where there is none below it. */
export function findDatabaseError(error: unknown): DatabaseErrorFacts | null {
  let wrapper: DatabaseErrorFacts | null = null
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('severity' in cause) return cause as DatabaseErrorFacts
    if (cause.message.startsWith('Failed query')) wrapper = {}
  }
  return wrapper
}

export function violates(error: unknown, constraint: string): boolean {
  return findDatabaseError(error)?.constraint === constraint
}
