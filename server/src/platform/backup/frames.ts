import type { Readable } from 'node:stream'
import { BackupError } from './backup-error.ts'

/**
 * What is inside the seal of a backup: a row of frames, each a letter, a length (4 bytes, big endian) and so many
 * bytes. 'J' is a note in JSON (see notes.ts), 'D' is a piece of the table or file that the note before announced.
 */
export type Frame =
  | { readonly kind: 'note'; readonly note: unknown }
  | { readonly kind: 'piece'; readonly bytes: Buffer }

const headBytes = 5
/** Pieces are as long as PostgreSQL's longest row at most; far more than that is no frame of ours. */
const longest = 1_073_741_824

export function noteFrame(note: object): Buffer[] {
  return frame('J', Buffer.from(JSON.stringify(note)))
}

export function pieceFrame(bytes: Buffer): Buffer[] {
  return frame('D', bytes)
}

function frame(letter: 'J' | 'D', content: Buffer): Buffer[] {
  const head = Buffer.alloc(headBytes)
  head.write(letter)
  head.writeUInt32BE(content.length, 1)
  return [head, content]
}

export async function* readFrames(source: Readable): AsyncGenerator<Frame> {
  let waiting: Buffer[] = []
  let available = 0
  const take = (count: number) => {
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting)
    waiting = [all.subarray(count)]
    available -= count
    return all.subarray(0, count)
  }
  let head: { letter: string; length: number } | null = null
  for await (const piece of source) {
    waiting.push(piece)
    available += piece.length
    for (;;) {
      if (head === null && available >= headBytes) {
        const bytes = take(headBytes)
        head = { letter: String.fromCharCode(bytes[0] ?? 0), length: bytes.readUInt32BE(1) }
        if (!'JD'.includes(head.letter) || head.length > longest) throw notOurs()
      }
      if (head === null || available < head.length) break
      const content = take(head.length)
      yield head.letter === 'J'
        ? { kind: 'note', note: JSON.parse(content.toString()) }
        : { kind: 'piece', bytes: content }
      head = null
    }
  }
  if (head !== null || available > 0) throw notOurs()
}

function notOurs(): BackupError {
  return new BackupError('This backup holds something that this release does not know.')
}
