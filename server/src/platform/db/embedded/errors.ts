/** Carries one sentence for the person who started the server. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable'
}

export class DataDirInUse extends DatabaseUnavailable {
  override readonly name = 'DataDirInUse'

  constructor(dataDir: string) {
    super(
      `Another Recourse is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
