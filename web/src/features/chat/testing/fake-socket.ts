/** A socket whose other end is the test. For what no real server does on demand: silence, odd closings, lost frames. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  /** All that were opened since the last test, oldest first. */
  static readonly opened: FakeSocket[] = []
  static onOpened: (socket: FakeSocket) => void = () => undefined

  readonly url: URL
  readonly sent: unknown[] = []
  readyState = FakeSocket.CONNECTING

  constructor(url: string) {
    super()
    this.url = new URL(url)
    FakeSocket.opened.push(this)
    queueMicrotask(() => {
      this.readyState = FakeSocket.OPEN
      this.dispatchEvent(new Event('open'))
      FakeSocket.onOpened(this)
    })
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  /** The browser's own wish. */
  close(): void {
    this.readyState = FakeSocket.CLOSED
  }

  /** What the server says. */
  say(frame: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }

  /** What the server, or the network, does. */
  end(code: number): void {
    this.readyState = FakeSocket.CLOSED
    this.dispatchEvent(new CloseEvent('close', { code }))
  }

  static reset(): void {
    FakeSocket.opened.length = 0
    FakeSocket.onOpened = () => undefined
  }
}
