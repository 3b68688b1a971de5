import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

export type Verdict = 'clean' | 'infected' | 'unavailable'

export interface Scanner {
  /** Reads the content to its end, or destroys it. Throws only where the content itself cannot be read. */
  scan(content: Readable): Promise<Verdict>
}

const defaultPort = 3310
/** Without a word in either direction. A large PDF keeps clamd busy for some seconds. Milliseconds. */
const silenceLimitMs = 60_000

/** null where CLAMD_URL is unset. tcp://host:port or unix:///path */
export function createScanner(
  clamdUrl: string | null,
  { silenceMs = silenceLimitMs }: { silenceMs?: number } = {},
): Scanner | null {
  if (clamdUrl === null) return null
  const address = readAddress(clamdUrl)
  return {
    async scan(content) {
      const socket = connect(address)
      socket.setTimeout(silenceMs, () => socket.destroy())
      const reply = readReply(socket)
      try {
        await stream(content, socket)
        return verdictOf(await reply)
      } finally {
        socket.destroy()
      }
    },
  }
}

function readAddress(clamdUrl: string): { path: string } | { host: string; port: number } {
  const { protocol, hostname, port, pathname } = URL.parse(clamdUrl) ?? {}
  if (protocol === 'unix:' && !hostname && pathname) return { path: decodeURIComponent(pathname) }
  if (protocol === 'tcp:' && hostname)
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || defaultPort) }
  throw new Error('CLAMD_URL must be tcp://host:port or unix:///path')
}

/** What clamd said until the connection closed: nothing where it refused, broke or timed out. */
function readReply(socket: Socket): Promise<string> {
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  return new Promise((resolve) => socket.once('close', () => resolve(said)))
}

/** INSTREAM: chunks, each after its length in four bytes, and one of length zero. clamd may hang up before the end. */
async function stream(content: Readable, socket: Socket): Promise<void> {
  socket.write('zINSTREAM\0')
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue
    if (!socket.writable) return
    socket.write(lengthOf(chunk.length))
    if (!socket.write(chunk)) await drained(socket)
  }
  socket.write(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      socket.off('drain', settle).off('close', settle)
      resolve()
    }
    socket.on('drain', settle).on('close', settle)
  })
}

/** Anything but these two, such as a file above its own limit, means that the file was not looked at. */
function verdictOf(reply: string): Verdict {
  const words = reply.replace(/\0$/, '')
  if (words === 'stream: OK') return 'clean'
  return /^stream: .+ FOUND$/.test(words) ? 'infected' : 'unavailable'
}
