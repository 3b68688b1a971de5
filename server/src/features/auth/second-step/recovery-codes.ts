import { randomInt } from 'node:crypto'
import { limits } from '@recourse/contract/limits'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../deps.ts'
import * as store from './store.ts'

/** Without I, L, O and U: they are misread, or make words. 10 of 32 are 50 bits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const half = 5

/** New codes in the place of all old ones. This is the only time they are seen. */
export async function makeRecoveryCodes(
  { secrets, clock }: AuthDeps,
  tx: Tx,
  personUid: string,
): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < limits.recoveryCodes) codes.add(`${pick(half)}-${pick(half)}`)
  const digests = [...codes].map((code) => secrets.digest('recovery_codes', salted(personUid, code)))
  await store.replaceRecoveryCodes(tx, personUid, digests, clock())
  return [...codes]
}

/** Uses the code up; false where it is wrong or used. */
export async function useRecoveryCode(
  { secrets, clock }: AuthDeps,
  tx: Tx,
  personUid: string,
  typed: string,
): Promise<boolean> {
  const digests = secrets.digests('recovery_codes', salted(personUid, typed))
  return store.consumeRecoveryCode(tx, personUid, digests, clock())
}

/** As people copy it by hand: any case, any dashes, O for 0, I or L for 1. */
function salted(personUid: string, code: string): string {
  const plain = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return `${personUid} ${plain}`
}

function pick(length: number): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('')
}
