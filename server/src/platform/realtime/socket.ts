import type { WebSocket } from 'ws'

export interface SocketLimits {
  /** Bytes that may wait for a slow reader before it is dropped. */
  readonly bufferMax: number
  /** How long a reader may take to take what it asked for itself. Milliseconds. */
  readonly patience: number
}

export interface Socket {
  readonly isOpen: boolean
  /** A reader that lets too much wait is dropped: it can come back and resume. */
  send(text: string): void
  /** Sends and waits until all of it has left; false: the reader is gone or was too slow. */
  sendAndWait(texts: readonly string[]): Promise<boolean>
  close(code: number, reason: string): void
  onText(listener: (text: string) => void): void
  onClose(listener: () => void): void
  /** Drops a reader that answered nothing since the last beat, and asks the others. */
  beat(): void
}

/** How long a close may take before the connection is cut. Milliseconds. */
const closePatience = 1_000

export function wrapSocket(ws: WebSocket, limits: SocketLimits): Socket {
  let heard = true
  const hear = () => {
    heard = true
  }
  // The close that follows says all there is to say.
  ws.on('error', () => {})
  ws.on('pong', hear)
  ws.on('message', hear)
  const isOpen = () => ws.readyState === ws.OPEN

  return {
    get isOpen() {
      return isOpen()
    },
    send(text) {
      if (!isOpen()) return
      if (ws.bufferedAmount > limits.bufferMax) ws.terminate()
      else ws.send(text, () => {})
    },
    async sendAndWait(texts) {
      if (!isOpen()) return false
      const left = Promise.withResolvers<boolean>()
      const tooSlow = setTimeout(() => ws.terminate(), limits.patience)
      const gone = () => left.resolve(false)
      ws.once('close', gone)
      const last = texts.length - 1
      for (const [index, text] of texts.entries()) {
        ws.send(text, (error) => {
          if (error) left.resolve(false)
          else if (index === last) left.resolve(true)
        })
      }
      if (texts.length === 0) left.resolve(true)
      return left.promise.finally(() => {
        clearTimeout(tooSlow)
        ws.off('close', gone)
      })
    },
    close(code, reason) {
      ws.close(code, reason)
      setTimeout(() => ws.terminate(), closePatience).unref()
    },
    onText(listener) {
      // Binary frames are nobody's language here: they read as an empty text.
      ws.on('message', (data, isBinary) => listener(isBinary ? '' : String(data)))
    },
    onClose(listener) {
      ws.once('close', listener)
    },
    beat() {
      if (!heard) return ws.terminate()
      heard = false
      if (isOpen()) ws.ping()
    },
  }
}
