import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProduct } from '../scripts/lib/product.mjs'
import { behindProxy, get, type Request, type Target } from './load/target.ts'

export interface Person {
  readonly token: string
  readonly claim_uid: string
}

interface People {
  /** Has some fifty claims; `members` have five each. */
  readonly member: Person
  readonly staff: Person
  readonly members: readonly Person[]
  readonly password: string
  /** Stands in one claim only. */
  readonly oneEmail: string
  /** What the tables take after filling. */
  readonly sizes: readonly { table: string; rows: number; bytes: number }[]
}

export interface Filled extends People {
  readonly baseUrl: string
  readonly dataDir: string
  readonly pid: number
  get(person: Person, path: string): Target
  stop(): Promise<void>
}

export const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` })
export const getAs = (person: Person, path: string): Request => get(path, bearer(person))

/** The product on a folder of its own, with so many claims, a fifth as many people and five messages a claim. */
export async function startFilled(claims: number, { sessions }: { sessions: number }): Promise<Filled> {
  const product = await startProduct({ env: { ...behindProxy, STAFF_SECOND_FACTOR: 'optional' } })
  const stop = async () => {
    const { code, output } = await product.stop()
    if (code !== 0) throw new Error(`The product ended with ${code}:\n${output.slice(-2_000)}`)
  }
  try {
    const people = Math.max(Math.ceil(claims / 5), sessions)
    const filled = await fill(product.dataDir, [claims, people, 5, sessions])
    return {
      ...filled,
      baseUrl: product.baseUrl,
      dataDir: product.dataDir,
      pid: product.pid ?? 0,
      get: (person, path) => ({ origin: product.baseUrl, requests: [getAs(person, path)] }),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function fill(dataDir: string, numbers: readonly number[]): Promise<People> {
  const script = join(import.meta.dirname, '../server/src/testing/bench/fill.ts')
  const args = [script, dataDir, ...numbers.map(String)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 2 ** 20 })
  return JSON.parse(stdout) as People
}
