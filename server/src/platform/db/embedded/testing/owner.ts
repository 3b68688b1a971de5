import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type pg from 'pg'
import type { Account } from '../account.ts'
import type { OpenOptions } from '../open.ts'

export interface Owner {
  readonly child: ChildProcess
  readonly connection: pg.PoolConfig
  readonly adopted: boolean
  readonly lines: AsyncIterator<string>
  stop(): Promise<void>
}

/** Opens the cluster in a process (and process group) of its own; rejects with all it said on stderr. */
export async function startOwner(options: Omit<OpenOptions, 'say'>, account?: Account): Promise<Owner> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'own-cluster.ts'), JSON.stringify(options)],
    {
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...account,
    },
  )
  const exited = once(child, 'exit')
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const first = await lines.next()
  if (first.done) {
    await exited
    throw new Error(complaint)
  }
  const { connection, adopted } = JSON.parse(first.value) as Pick<Owner, 'connection' | 'adopted'>
  return {
    child,
    connection,
    adopted,
    lines,
    async stop() {
      child.stdin.end()
      await exited
    },
  }
}
