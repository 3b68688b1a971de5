import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Step } from './recording.ts'

export interface PgbenchScript {
  readonly script: string
  /** For pgbench's -D. */
  readonly variables: Readonly<Record<string, string>>
}

/**
 * The statements of a recording as pgbench says them. Where the same request was recorded twice, what is new in every
 * request (uids, the sequence of a message) is new in every run of the script too.
 */
export async function toPgbench(pool: pg.Pool, steps: readonly Step[], before: readonly Step[] = []) {
  const earlier = before.flatMap(({ statements }) => statements)
  const statements = steps.flatMap((step) => step.statements)
  const texts = statements.flatMap(({ values }) => values.map(toText))
  const knownUids = new Set(earlier.flatMap(({ values }) => values.map(toText)).flatMap(uidsIn))
  const freshUids =
    earlier.length === 0 ? [] : [...new Set(texts.flatMap(uidsIn))].filter((uid) => !knownUids.has(uid))
  const variables: Record<string, string> = {}
  const lines = freshUids.map((_, index) => `\\set u${index} random(1, 281474976710655)`)
  lines.push('\\set grown random(1, 2000000000)')
  let count = 0
  for (const [index, { text, values }] of statements.entries()) {
    const types = values.length === 0 ? [] : await parameterTypes(pool, text)
    const expressions = values.map((value, position) => {
      const written = toText(value)
      count += 1
      const name = `p${count}`
      const type = types[position] ?? 'text'
      if (
        isNumber(value) &&
        isNumber(earlier[index]?.values[position]) &&
        value !== earlier[index]?.values[position]
      )
        return `(:grown)::${type}`
      if (written === null) return `NULL::${type}`
      variables[name] = written
      const fresh = freshUids.filter((uid) => written.includes(uid))
      if (fresh.length === 0) return `(:${name})::${type}`
      const inner = fresh.reduce(
        (inside, uid) => `replace(${inside}, '${uid}', ${uidFrom(freshUids.indexOf(uid))})`,
        `(:${name})::text`,
      )
      return `${inner}::${type}`
    })
    lines.push(`${text.replace(/\$(\d+)/g, (_, number) => expressions[Number(number) - 1] ?? 'NULL')};`)
  }
  return { script: `${lines.join('\n')}\n`, variables } satisfies PgbenchScript
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

const uidsIn = (text: string | null) =>
  text?.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? []

const uidFrom = (index: number) => `'00000000-0000-4000-8000-' || lpad(to_hex((:u${index})::bigint), 12, '0')`

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(String(item))).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

async function parameterTypes(pool: pg.Pool, text: string): Promise<string[]> {
  const client = await pool.connect()
  const name = `types_${randomBytes(4).toString('hex')}`
  try {
    await client.query(`PREPARE ${name} AS ${text}`)
    const { rows } = await client.query<{ types: string[] }>(
      'SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = $1',
      [name],
    )
    await client.query(`DEALLOCATE ${name}`)
    return rows[0]?.types ?? []
  } finally {
    client.release()
  }
}
