import type pg from 'pg'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

export interface Plan {
  /** "Seq Scan people", "Bitmap Heap Scan people", … one per table that is read. */
  readonly scans: readonly string[]
  readonly indexes: readonly string[]
  /** Rows of tables that were looked at, whether or not they were wanted. */
  readonly rowsRead: number
}

/** Runs a statement and says how PostgreSQL went about it. */
export async function explain(
  pool: pg.Pool,
  { sql, params }: { sql: string; params: unknown[] },
): Promise<Plan> {
  const { rows } = await pool.query(`explain (analyze, format json) ${sql}`, params)
  const nodes = flatten(rows[0]['QUERY PLAN'][0].Plan)
  const tables = nodes.filter((node) => node['Relation Name'] !== undefined)
  return {
    scans: tables.map((node) => `${node['Node Type']} ${node['Relation Name']}`),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    rowsRead: tables.reduce((sum, node) => sum + rowsRead(node), 0),
  }
}

const flatten = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flatten)]

function rowsRead(node: Node): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return (node['Actual Rows'] + removed) * node['Actual Loops']
}
