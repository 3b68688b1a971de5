import { chmodSync, mkdirSync } from 'node:fs'
import { DatabaseUnavailable, messageOf } from './errors.ts'
import { SHARED_ROOT } from './paths.ts'

export function makeSharedRoot(): void {
  try {
    // The mode of mkdir is narrowed by root's umask, the one of chmod is not.
    if (mkdirSync(SHARED_ROOT, { recursive: true })) chmodSync(SHARED_ROOT, 0o755)
  } catch (error) {
    throw new DatabaseUnavailable(`${SHARED_ROOT} cannot be made, since ${messageOf(error)}.`)
  }
}
