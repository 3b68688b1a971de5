import type { Request, Target } from '../load/target.ts'
import { get } from '../load/target.ts'
import type { PgbenchScript, Postgres } from './pgbench.ts'
import { startScript } from './start-script.ts'

interface Said {
  readonly port: number
  /** How many statements each request takes. */
  readonly statements: readonly number[]
  readonly postgres: Postgres
  readonly scripts: readonly PgbenchScript[]
}

export interface BareRoute extends Said {
  readonly target: Target
  stop(): Promise<void>
}

/** A bare Fastify route on the product's database that asks and answers the same as the product does. */
export async function startBareRoute(dataDir: string, requests: readonly Request[]): Promise<BareRoute> {
  const { said, stop } = await startScript<Said>(
    'server/src/testing/bench/bare-route.ts',
    [dataDir],
    requests,
  )
  return { ...said, target: { origin: `http://127.0.0.1:${said.port}`, requests: [get('/')] }, stop }
}
