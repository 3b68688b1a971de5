import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import type { Socket } from './socket.ts'
import { createSocketServer, type SocketServerOptions } from './socket-server.ts'

vi.setConfig({ testTimeout: 60_000 })
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A server that keeps every socket it was asked for. */
async function serve(options: Partial<SocketServerOptions> = {}) {
  const app = fastify()
  const server = createSocketServer(app, {
    maxPayload: 100,
    bufferMax: 100_000,
    patience: 60_000,
    beatEvery: 60_000,
    ...options,
  })
  const sockets: Socket[] = []
  app.get('/', async (request, reply) => {
    const socket = await server.accept(request, reply)
    if (socket) sockets.push(socket)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return {
    async connect() {
      const before = sockets.length
      const ws = new WebSocket(`ws://127.0.0.1:${port}/`)
      closing.push(() => ws.terminate())
      await once(ws, 'open')
      await vi.waitFor(() => expect(sockets.length).toBe(before + 1))
      const socket = sockets[before]
      if (!socket) throw new Error('no socket')
      return { ws, socket }
    },
  }
}

const chunk = 'x'.repeat(50_000)

test('a slow reader is dropped, and the others hear everything', async () => {
  const { connect } = await serve()
  const [slow, quick] = [await connect(), await connect()]
  const closed = vi.fn()
  slow.socket.onClose(closed)
  slow.ws.pause()
  let heard = 0
  quick.ws.on('message', () => {
    heard += 1
  })
  let sent = 0
  // Until more waits than the network's own buffers and ours may hold.
  while (slow.socket.isOpen && sent < 2_000) {
    slow.socket.send(chunk)
    quick.socket.send(chunk)
    sent += 1
    const expected = sent
    await vi.waitFor(() => expect(heard).toBe(expected), { timeout: 10_000, interval: 1 })
  }
  expect(slow.socket.isOpen).toBe(false)
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
  expect(quick.socket.isOpen).toBe(true)
})

test('one who does not take what was asked for is dropped after a while', async () => {
  const { connect } = await serve({ patience: 300 })
  const { ws, socket } = await connect()
  expect(await socket.sendAndWait(['one', 'two'])).toBe(true)
  expect(await socket.sendAndWait([])).toBe(true)
  ws.pause()
  expect(await socket.sendAndWait(Array.from({ length: 400 }, () => chunk))).toBe(false)
  expect(socket.isOpen).toBe(false)
  expect(await socket.sendAndWait(['three'])).toBe(false)
})

test('one who does not answer pings is dropped, one who does stays', async () => {
  const { connect } = await serve({ beatEvery: 200 })
  const [dead, alive] = [await connect(), await connect()]
  let pings = 0
  alive.ws.on('ping', () => {
    pings += 1
  })
  dead.ws.pause()
  await vi.waitFor(() => expect(dead.socket.isOpen).toBe(false), 20_000)
  await vi.waitFor(() => expect(pings).toBeGreaterThan(3), 20_000)
  expect(alive.socket.isOpen).toBe(true)
})
