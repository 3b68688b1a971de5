import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

export interface Door {
  readonly url: string
  /** From now on requests go to these, in turn, as long as they say that they are ready. */
  setNodes(ports: readonly number[]): void
  close(): Promise<void>
}

/** Milliseconds between two looks at whether a node is ready, and between two tries of a request. */
const lookEvery = 200
const tryEvery = 50
const tries = 100

/**
 * What a load balancer does, as small as it can be. A request that never reached a node goes to another one. One that a
 * node may have begun is repeated only if that does no harm: a GET, or anything with an Idempotency-Key.
 */
export async function startProxy(port = 0): Promise<Door> {
  let nodes: readonly number[] = []
  let ready: readonly number[] = []
  let turn = 0
  const nextNode = () => {
    const among = ready.length > 0 ? ready : nodes
    turn += 1
    return among[turn % among.length]
  }
  const look = async () => {
    const known = nodes
    const answers = await Promise.all(known.map(isReady))
    if (known === nodes) ready = known.filter((_, index) => answers[index])
  }
  const looking = setInterval(look, lookEvery)

  const server = createServer(async (asking, answer) => {
    const body = await readBody(asking).catch(() => null)
    if (body === null) return answer.destroy()
    for (let tried = 0; tried < tries; tried += 1) {
      const node = nextNode()
      const outcome = node === undefined ? 'not reached' : await passOn(node, asking, answer, body)
      if (outcome === 'answered') return
      if (outcome === 'broken' && !mayRepeat(asking)) break
      ready = ready.filter((other) => other !== node)
      await pause(tryEvery)
    }
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end()
  })
  server.on('upgrade', (asking: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => {})
    const node = nextNode()
    if (node === undefined) return socket.destroy()
    const onward = connect(node, '127.0.0.1', () => {
      const headers = Object.entries(headersOf(asking)).map(([name, value]) => `${name}: ${value}\r\n`)
      onward.write(`GET ${asking.url} HTTP/1.1\r\n${headers.join('')}\r\n`)
      onward.write(head)
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => onward.destroy())
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setNodes(ports) {
      nodes = ports
      ready = ready.filter((node) => ports.includes(node))
      void look()
    },
    async close() {
      clearInterval(looking)
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

async function readBody(asking: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of asking) pieces.push(piece)
  return Buffer.concat(pieces)
}

const mayRepeat = ({ method, headers }: IncomingMessage) =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined

function headersOf({ headers, socket }: IncomingMessage) {
  const came = headers['x-forwarded-for'] ?? socket.remoteAddress ?? ''
  return { ...headers, 'x-forwarded-for': came }
}

type Outcome = 'answered' | 'not reached' | 'broken'

/** A node that is leaving answers 503 to what still reaches it: that is for another one. */
function passOn(
  port: number,
  asking: IncomingMessage,
  answer: ServerResponse,
  body: Buffer,
): Promise<Outcome> {
  return new Promise((done) => {
    let reached = false
    const { method, url: path } = asking
    const options = { host: '127.0.0.1', port, method, path, headers: headersOf(asking), agent: false }
    const onward = request(options, (reply) => {
      if (reply.statusCode === 503 && mayRepeat(asking)) {
        reply.resume()
        return done('broken')
      }
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
      reply.on('error', () => answer.destroy())
      reply.on('close', () => done('answered'))
    })
    onward.on('socket', (socket) => {
      socket.once('connect', () => {
        reached = true
      })
    })
    onward.on('error', () => done(reached ? 'broken' : 'not reached'))
    onward.end(body)
  })
}
