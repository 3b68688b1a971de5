import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import { AppError, busy } from '../http/app-error.ts'
import { type Socket, type SocketLimits, wrapSocket } from './socket.ts'

export interface SocketServerOptions extends SocketLimits {
  /** Bytes of one incoming frame. */
  readonly maxPayload: number
  /** Milliseconds between two pings; one that misses a whole interval is dropped. */
  readonly beatEvery: number
}

export interface SocketServer {
  /** Turns a request into a socket. Whatever has to be refused is refused before; null: it went away meanwhile. */
  accept(request: FastifyRequest, reply: FastifyReply): Promise<Socket | null>
}

/** "Service Restart": the client should come back. */
const RESTARTING = 1012
/** Milliseconds for the last frames of a shutdown. */
const farewell = 1_500

/**
 * Upgrade requests go through the same router and hooks as all others, so they are limited, logged and refused in the
 * same way: by an HTTP status, before there is a socket.
 */
export function createSocketServer(app: FastifyInstance, options: SocketServerOptions): SocketServer {
  const { maxPayload, beatEvery } = options
  const wss = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload,
    perMessageDeflate: false,
  })
  const upgrades = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>()
  const open = new Set<Socket>()
  let closing = false

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    // Its body would never be read.
    if (request.method !== 'GET') return socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    upgrades.set(request, { socket, head })
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0])
    response.on('finish', () => socket.end())
    app.routing(request, response)
  })

  const beating = setInterval(() => {
    for (const socket of open) socket.beat()
  }, beatEvery).unref()

  app.addHook('preClose', async () => {
    closing = true
    clearInterval(beating)
    for (const socket of open) socket.close(RESTARTING, 'restarting')
    for (let waited = 0; open.size > 0 && waited < farewell; waited += 25) await pause(25)
  })

  return {
    async accept(request, reply) {
      if (closing) throw busy(2)
      const upgrade = upgrades.get(request.raw)
      if (!upgrade) throw new AppError(422, 'This address is for websockets.')
      reply.hijack()
      reply.raw.detachSocket(upgrade.socket as Parameters<ServerResponse['detachSocket']>[0])
      return new Promise((resolve) => {
        upgrade.socket.once('close', () => resolve(null))
        wss.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (ws) => {
          const socket = wrapSocket(ws, options)
          open.add(socket)
          socket.onClose(() => open.delete(socket))
          resolve(socket)
        })
      })
    },
  }
}
