import { randomUUID } from 'node:crypto'
import { startProduct } from '../scripts/lib/product.mjs'
import { findCanaries } from './canaries.ts'

/** Starts the built product for the whole run. The tests find it by E2E_BASE_URL and E2E_OUTBOX. */
export default async function startForAllTests(): Promise<() => Promise<void>> {
  const product = await startProduct({
    // Each test comes from a network address of its own, so that limits per address do not meet.
    env: { STAFF_SECOND_FACTOR: 'optional', TRUST_PROXY: '127.0.0.1' },
  })
  process.env.E2E_BASE_URL = product.baseUrl
  process.env.E2E_OUTBOX = product.outboxDir
  process.env.E2E_DATA_DIR = product.dataDir
  process.env.E2E_CANARY = randomUUID()
  return async () => {
    const metrics = await (await fetch(`${product.baseUrl}/metrics`)).text()
    const leaks = findCanaries({ output: product.output(), metrics, dataDir: product.dataDir })
    const { code, signal, output, faults } = await product.stop()
    if (leaks.length > 0) throw new Error(`Personal data in the open: ${leaks.join('; ')}`)
    if (code === 0 && faults.length === 0) return
    const ending = code === 0 ? 'printed an error' : `ended with ${code ?? signal} instead of 0`
    throw new Error(`The server ${ending}. ${faults.join('\n')}\nIt printed:\n${output}`)
  }
}
