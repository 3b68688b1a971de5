import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface FlakyProxy {
  readonly url: string
  /** Where new connections go: an address, or the path of a socket. */
  target: string
  /** Milliseconds that every piece takes on its way, in each direction. */
  latency: number
  /** Breaks every connection off. */
  cut(): void
  /** Holds everything back for a while, in both directions. */
  delay(milliseconds: number): void
  /** Lets requests through and loses the answers, then breaks off: whoever asked cannot know. */
  loseAnswers(milliseconds: number): void
  close(): Promise<void>
}

interface Pair {
  readonly client: Socket
  readonly server: Socket
}

/** A network between a client and a node, as bad as it is told to be. */
export async function createFlakyProxy(target: string): Promise<FlakyProxy> {
  const pairs = new Set<Pair>()
  const timers = new Set<NodeJS.Timeout>()
  let losing = false

  const listener = createServer((client) => {
    const server = connectTo(proxy.target)
    const pair = { client, server }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) socket.on('error', end).on('close', end).setNoDelay(true)
    client.on('data', (chunk) => pass(chunk, server))
    server.on('data', (chunk) => losing || pass(chunk, client))
  })

  function pass(chunk: Buffer, to: Socket) {
    if (proxy.latency === 0) to.write(chunk)
    else later(proxy.latency, () => void (to.writable && to.write(chunk)))
  }

  function later(milliseconds: number, act: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, milliseconds)
    timers.add(timer)
  }
  const all = () => [...pairs].flatMap(({ client, server }) => [client, server])

  const proxy: FlakyProxy = {
    url: '',
    target,
    latency: 0,
    cut() {
      for (const socket of all()) socket.destroy()
    },
    delay(milliseconds) {
      const held = all()
      for (const socket of held) socket.pause()
      later(milliseconds, () => {
        for (const socket of held) socket.resume()
      })
    },
    loseAnswers(milliseconds) {
      losing = true
      later(milliseconds, () => {
        // Cut before it heals, or an answer without its middle would come through.
        proxy.cut()
        losing = false
      })
    },
    async close() {
      for (const timer of timers) clearTimeout(timer)
      listener.close()
      proxy.cut()
      await once(listener, 'close')
    },
  }
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return Object.assign(proxy, { url: `http://127.0.0.1:${port}` })
}

function connectTo(target: string): Socket {
  if (target.startsWith('/')) return connect(target)
  const { hostname, port } = new URL(target)
  return connect(Number(port), hostname)
}
