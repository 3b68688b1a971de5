import { startProduct } from '../../scripts/lib/product.mjs'
import { startScript } from '../controls/start-script.ts'
import { measure } from '../load/measure.ts'
import { behindProxy, get } from '../load/target.ts'
import type { Plan } from '../plan.ts'
import { makeRow, type Row } from '../row.ts'
import { takeTurns } from '../take-turns.ts'

/** Each beside a bare node:http server that sends the same bytes: what it costs to be more than that. */
const jobs = [
  { name: 'health', path: '/healthz' },
  { name: 'regions', path: '/api/v1/resources/regions' },
]

export async function measureStatic(plan: Plan): Promise<Row[]> {
  const product = await startProduct({ env: behindProxy })
  const rows: Row[] = []
  try {
    for (const { name, path } of jobs) {
      const bare = await startBare(new URL(path, product.baseUrl))
      const ours = { origin: product.baseUrl, requests: [get(path)] }
      const samples = await takeTurns(
        {
          control: (seconds) => measure(bare.target, { ...plan, seconds }),
          ours: (seconds) => measure(ours, { ...plan, seconds }),
        },
        plan,
      ).finally(bare.stop)
      rows.push(
        makeRow({
          job: `${name}, over bare node:http`,
          unit: 'req/s',
          goal: { least: 0.5 },
          control: samples.control.map(({ rate }) => rate),
          ours: samples.ours.map(({ rate }) => rate),
        }),
      )
    }
  } finally {
    await product.stop()
  }
  return rows
}

/** Starts the control with the answer that the product gives at `url`, so that both send the same bytes. */
async function startBare(url: URL) {
  const answer = await fetch(url)
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64')
  const type = answer.headers.get('content-type') ?? 'text/plain'
  const { said, stop } = await startScript<{ port: number }>('bench/controls/bare-server.ts', [type, body])
  return { target: { origin: `http://127.0.0.1:${said.port}`, requests: [get('/')] }, stop }
}
