import { createHash } from 'node:crypto'
import type pg from 'pg'
import { patiently } from './patiently.ts'
import { putAwayIndexes } from './put-away-indexes.ts'

/**
 * Very many claims at once, by SQL. Lists, counters and searches see them as if they had been filed: the triggers
 * run. Owners take turns. Every tenth region and type is rare; `Antique` stands only in the oldest twentieth.
 */
export async function bulkClaims(
  pool: pg.Pool,
  given: { count: number; ownerUids: readonly string[]; staffUids: readonly string[] },
): Promise<void> {
  await patiently(pool, async (client) => {
    const putBack = await putAwayIndexes(client, 'desk_claims')
    await client.query('SELECT setseed(0.42)')
    await client.query(insertClaims, [given.count, given.ownerUids])
    await client.query(
      `UPDATE desk_claims SET has_letter = random() < 0.1, unanswered = random() < 0.05,
        assignee_uid = CASE WHEN random() < 0.6 THEN ($1::uuid[])[1 + floor(random() * cardinality($1::uuid[]))] END`,
      [given.staffUids],
    )
    await putBack()
    await client.query('VACUUM ANALYZE claims')
  })
}

// Names as unlike each other as people's are: a trigram index is worth what its words differ in.
const [hexadecimal, letters] = ['0123456789abcdef', 'aeioulnrstmbcdfg'] as const
const nameOf = (number: string) =>
  `translate(substr(md5((${number})::text), 1, 8), '${hexadecimal}', '${letters}')`

/** The email of the claim that was made as the nth; in SQL it is `nameOf`. */
export function emailOfClaim(nth: number): string {
  const digits = createHash('md5').update(String(nth)).digest('hex').slice(0, 8)
  const name = [...digits].map((digit) => letters[hexadecimal.indexOf(digit)]).join('')
  return `${name}${nth}@example.com`
}

// Cubing makes the first entries common and the last ones rare.
const oneOf = (...values: string[]) =>
  `(ARRAY['${values.join("','")}'])[1 + floor(power(random(), 3) * ${values.length})]`

const insertClaims = `
  INSERT INTO claims (uid, person_uid, status, marked_resolved, created_at, updated_at, answers)
  SELECT gen_random_uuid(), ($2::uuid[])[1 + i % cardinality($2::uuid[])],
    ${oneOf('Resolved', 'Submitted', 'Pending', 'User Action Required')}, random() < 0.2,
    now() - ($1 - i) * (interval '100 weeks' / $1), now(),
    jsonb_build_object(
      'subject', CASE WHEN i <= $1 / 20 THEN 'Antique' ELSE
        ${oneOf('Brain MRI', 'Physical therapy', 'Insulin pump', 'Emergency room visit')} END || ' ' || i,
      'description', 'My doctor ordered it.',
      'first_name', ${oneOf('Sam', 'Maria', 'Ruth', 'Omar', 'Tess', 'Nia')},
      'last_name', initcap(${nameOf('i % 5000')}),
      'email', ${nameOf('i')} || i || '@example.com',
      'insurance_administrator', ${oneOf('Harbor Mutual', 'Example Advantage', 'Sample Health')},
      'insurance_type', ${oneOf('MEDICARE', 'MEDICAID', 'ACA_MARKETPLACE', 'TRICARE', 'CHIP', 'OTHER')},
      'region', ${oneOf('California', 'Texas', 'Florida', 'Ohio', 'Georgia', 'Alaska', 'Guam', 'Wyoming')},
      'urgent', random() < 0.03)
  FROM generate_series(1, $1::int) AS i`
