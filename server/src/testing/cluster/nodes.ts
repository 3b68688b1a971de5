import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Door, startProxy } from './proxy.ts'

export interface ClusterOptions {
  readonly count: number
  /** What all nodes are told: their database, store, secret. */
  readonly env: Readonly<Record<string, string>>
  /** Each node has a folder of its own in it. */
  readonly folder: string
  /** The proxy's; 0 takes a free one. */
  readonly port?: number
}

export interface Node {
  readonly number: number
  readonly url: string
  readonly dataDir: string
  readonly child: ChildProcess
}

export interface Cluster {
  readonly url: string
  readonly nodes: readonly Node[]
  /** Ends a node at once, as a lost machine does. */
  kill(number: number): Promise<void>
  /** Lets a node finish what it is doing, and says how it ended. */
  stopNode(number: number): Promise<number | null>
  startNode(number: number): Promise<void>
  stop(): Promise<void>
}

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** So many servers as processes of their own behind one address. They start together, as after a power cut. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const proxy = await startProxy(options.port)
  const running = new Map<number, Node>()
  const announce = () => proxy.setNodes([...running.values()].map(({ url }) => Number(new URL(url).port)))

  async function startNode(number: number) {
    running.set(number, await launch(number, proxy, options))
    announce()
  }
  async function end(number: number, signal: NodeJS.Signals): Promise<number | null> {
    const node = running.get(number)
    if (!node) return null
    const ended = once(node.child, 'exit')
    node.child.kill(signal)
    const [code] = (await ended) as [number | null]
    running.delete(number)
    announce()
    return code
  }
  async function stop() {
    await Promise.all([...running.keys()].map((number) => end(number, 'SIGTERM')))
    await proxy.close()
  }
  try {
    await Promise.all(Array.from({ length: options.count }, (_, index) => startNode(index + 1)))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: proxy.url,
    get nodes() {
      return [...running.values()]
    },
    kill: async (number) => void (await end(number, 'SIGKILL')),
    stopNode: (number) => end(number, 'SIGTERM'),
    startNode,
    stop,
  }
}

async function launch(number: number, proxy: Door, { env, folder }: ClusterOptions): Promise<Node> {
  const dataDir = join(folder, `node-${number}`)
  mkdirSync(dataDir, { recursive: true })
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(tmpdir(), 'recourse-compile-cache'),
      ...env,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((done, fail) => {
    const hear = (chunk: Buffer) => {
      output += String(chunk)
      const found = /listening on (http:\S+)/.exec(output)?.[1]
      if (found) done(found.replace('localhost', '127.0.0.1'))
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => fail(new Error(`node ${number} ended with ${code}: ${output}`)))
  })
  return { number, url, dataDir, child }
}
