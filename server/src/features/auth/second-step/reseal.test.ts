import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { createSeal } from '../../../platform/mail/seal.ts'
import { makeDatabase } from '../../../testing/database.ts'
import { countOldRecoveryCodes, resealAuthenticators } from './reseal.ts'

const { database, drop } = await makeDatabase()
afterAll(drop)

test('the key of an authenticator app opens with the new secret alone after a change; codes are counted', async () => {
  const { pool } = database
  const [older, newer] = [randomBytes(32), randomBytes(32)]
  const uid = randomUUID()
  await pool.query(
    `INSERT INTO people (uid, username, email, password_hash, first_name, last_name)
     VALUES ($1, 'mia', 'mia@example.com', 'x', 'Mia', 'Lake')`,
    [uid],
  )
  await pool.query('INSERT INTO authenticators VALUES ($1, $2, 0, now())', [
    uid,
    createSeal(older).seal('JBSWY3DPEHPK3PXP'),
  ])
  await pool.query(
    `INSERT INTO recovery_codes (person_uid, code_digest, made_at, used_at)
     VALUES ($1, 'a', '2026-01-01', NULL), ($1, 'b', '2026-01-01', NULL), ($1, 'c', '2026-03-01', NULL)`,
    [uid],
  )
  const both = createSeal(newer, older)
  expect(await resealAuthenticators(pool, both)).toBe(1)
  expect(await resealAuthenticators(pool, both)).toBe(0)
  const { rows } = await pool.query('SELECT sealed_key FROM authenticators')
  expect(createSeal(newer).open(rows[0].sealed_key)).toBe('JBSWY3DPEHPK3PXP')
  expect(await countOldRecoveryCodes(pool, new Date('2026-02-01'))).toBe(1)
  expect(await countOldRecoveryCodes(pool, new Date('2026-01-01'))).toBe(0)
})
