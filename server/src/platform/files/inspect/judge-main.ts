// The process that opens strangers' files: started by child.ts with no environment, no way to write and no way to
// start another. Files come in through one pipe, new pictures leave through the other.
import { Socket } from 'node:net'
import { judge } from './judge.ts'
import { type Answer, type Order, readyMessage } from './protocol.ts'
import { takeBytes } from './take-bytes.ts'

const input = new Socket({ fd: 4, readable: true, writable: false })
const output = new Socket({ fd: 5, readable: false, writable: true })

function say(message: Answer | typeof readyMessage) {
  process.send?.(message)
}

async function read(size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  let at = 0
  for await (const chunk of takeBytes(input, size)) at += chunk.copy(bytes, at)
  return bytes
}

process.on('disconnect', () => process.exit())
process.on('message', async ({ size }: Order) => {
  try {
    const judged = await judge(await read(size))
    if (!judged.ok) return say(judged)
    const { content_type, replacement } = judged
    say({ ok: true, content_type, replacement_bytes: replacement?.length ?? null })
    if (replacement) output.write(replacement)
  } catch (error) {
    say({ failed: String(error).slice(0, 200) })
  }
})
say(readyMessage)
