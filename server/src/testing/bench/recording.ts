import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Statements that were asked side by side, or one transaction, which stays on one connection. */
export interface Step {
  readonly isTransaction: boolean
  readonly statements: Statement[]
}

type Ask = (...given: unknown[]) => unknown

/** Milliseconds without a statement, after which nothing but the request itself is expected to ask. */
const quiet = 300

/** Hears what a pool's connections are asked. It must be there before the first of them is made. */
export function createRecorder(pool: pg.Pool) {
  let heard: Step[] | null = null
  let underWay = 0
  let lastAsked = 0
  const transactions = new Map<pg.PoolClient, Step>()

  function hear(client: pg.PoolClient, statement: Statement) {
    const open = transactions.get(client)
    const begins = /^\s*begin\b/i.test(statement.text)
    if (open) {
      open.statements.push(statement)
      if (/^\s*(commit|rollback)\b/i.test(statement.text)) transactions.delete(client)
      return
    }
    const last = heard?.at(-1)
    if (!begins && last && !last.isTransaction && underWay > 0) {
      last.statements.push(statement)
      return
    }
    const step = { isTransaction: begins, statements: [statement] }
    heard?.push(step)
    if (begins) transactions.set(client, step)
  }

  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Ask
    const listen: Ask = (...given) => {
      lastAsked = performance.now()
      if (heard !== null) hear(client, read(given))
      underWay += 1
      const ended = () => {
        underWay -= 1
      }
      const last = given.at(-1)
      if (typeof last !== 'function') {
        const answer = ask(...given) as Promise<unknown>
        answer.then(ended, ended)
        return answer
      }
      return ask(...given.slice(0, -1), (...answer: unknown[]) => {
        ended()
        last(...answer)
      })
    }
    Object.assign(client, { query: listen })
  })

  /** What the product does by itself now and then, such as sweeping, is not part of a request. */
  async function untilQuiet() {
    while (underWay > 0 || performance.now() - lastAsked < quiet) await pause(quiet / 10)
  }

  return async function record(act: () => Promise<unknown>): Promise<Step[]> {
    await untilQuiet()
    const steps: Step[] = []
    heard = steps
    try {
      await act()
    } finally {
      heard = null
    }
    if (transactions.size > 0) throw new Error('Something else was asked while a request was recorded.')
    return steps
  }
}

function read([config, values]: unknown[]): Statement {
  const given = Array.isArray(values) ? values : []
  if (typeof config === 'string') return { text: config, values: given }
  const { text, values: own } = config as { text: string; values?: unknown[] }
  return { text, values: own ?? given }
}

/** Asks the same again, in the same shape. */
export async function replay(pool: pg.Pool, steps: readonly Step[]): Promise<void> {
  for (const { isTransaction, statements } of steps) {
    if (!isTransaction) {
      await Promise.all(statements.map((statement) => pool.query(prepared(statement))))
      continue
    }
    const client = await pool.connect()
    try {
      for (const statement of statements) await client.query(prepared(statement))
    } finally {
      client.release()
    }
  }
}

const names = new Map<string, string>()

function prepared({ text, values }: Statement): pg.QueryConfig {
  const name = names.get(text) ?? `bare_${names.size}`
  names.set(text, name)
  return { name, text, values: [...values] }
}
