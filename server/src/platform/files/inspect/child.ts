import { type ChildProcess, fork } from 'node:child_process'
import { Socket } from 'node:net'
import { childEntry, childOptions } from './child-options.ts'
import { firstEvent } from './first-event.ts'
import { readyMessage } from './protocol.ts'

export interface Child {
  /** Whether it could load its code and waits for a file. */
  readonly started: Promise<boolean>
  readonly exited: Promise<unknown>
  readonly input: Socket
  readonly output: Socket
  /** It has ended, or is about to. */
  isGone(): boolean
  send(message: object): void
  /** The next message. If it ends before, something that is no message. */
  nextMessage(): Promise<unknown>
  kill(): void
}

/** One process. Nothing that happens to it throws here; it is gone, that is all. */
export function startChild(): Child {
  const child = fork(childEntry, [], childOptions)
  let gone = false
  const exited = firstEvent(child, ['exit', 'unstarted'])
  child.on('exit', () => {
    gone = true
  })
  child.on('error', () => {
    if (child.pid !== undefined) kill()
    else child.emit('unstarted')
  })
  const input = requireSocket(child, 4)
  const output = requireSocket(child, 5)
  for (const socket of [input, output]) socket.on('error', () => {})

  function nextMessage(): Promise<unknown> {
    return gone ? exited : firstEvent(child, ['message', 'exit', 'unstarted'])
  }

  function kill(): void {
    gone = true
    child.ref()
    child.kill('SIGKILL')
  }

  const started = nextMessage().then((message) => message === readyMessage)
  // An idle one must not keep the server from ending; it leaves by itself when the channel closes.
  child.unref()
  child.channel?.unref()
  input.unref()
  output.unref()

  return {
    started,
    exited,
    input,
    output,
    nextMessage,
    kill,
    isGone: () => gone,
    send: (message) => void (child.connected && child.send(message, () => {})),
  }
}

function requireSocket(child: ChildProcess, index: number): Socket {
  const stream = child.stdio[index]
  if (stream instanceof Socket) return stream
  child.kill('SIGKILL')
  throw new Error('the process has no pipe for files')
}
