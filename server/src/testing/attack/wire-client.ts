import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Wire } from './encode.ts'

export interface WireAnswer {
  readonly status: number
  readonly text: string
}

/** Milliseconds after which an answer counts as a hang. */
const patience = 20_000

/** Sends what no well-behaved client would. Null: it broke off itself, as it was told to. */
export function createWireClient(url: string): {
  send(wire: Wire, headers: Record<string, string>): Promise<WireAnswer | null>
  close(): void
} {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  let address = 0
  /** Each request from a network of its own, or the limits per address would answer instead of the code. */
  const nextAddress = () => {
    address += 1
    return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`
  }
  function send(wire: Wire, more: Record<string, string>): Promise<WireAnswer | null> {
    const { method, target: path, body, abortAfter } = wire
    const headers = {
      'x-forwarded-for': nextAddress(),
      ...more,
      ...wire.headers,
      ...(body && { 'content-length': String(body.length) }),
    }
    return new Promise((resolve, reject) => {
      const asking = request({ hostname, port, agent, method, path, headers, timeout: patience })
      asking.on('timeout', () => asking.destroy(new Error('no answer: it hangs')))
      asking.on('error', (error) => (abortAfter === undefined ? reject(error) : resolve(null)))
      if (abortAfter !== undefined) asking.on('close', () => resolve(null))
      asking.on('response', (answer) => {
        text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, text: said }), reject)
      })
      if (abortAfter === undefined) asking.end(body)
      else asking.write(body?.subarray(0, abortAfter) ?? '', () => asking.destroy())
    })
  }
  return { send, close: () => agent.destroy() }
}
