import { isAscii, isUtf8 } from 'node:buffer'
import { hasControlByte } from './control-bytes.ts'
import { isOtherwiseRead } from './text-heads.ts'

/** Controls beyond ASCII are two bytes in UTF-8. */
const controlsBeyond = /\xc2[\x80-\x9f]/
const longestSequence = 4
/** Where a head is looked for, see text-heads.ts. */
const headBytes = 1024

export interface PlainTextWatch {
  see(piece: Buffer): void
  /** Surely text in UTF-8, and nothing else to any program. What is not sure is judged by a process of its own. */
  isPlainText(): boolean
}

/**
 * Looks at a file as it passes by. It takes nothing apart, so it needs no process of its own, and text needs to be
 * neither opened again nor handed on: uploads of text run twice as fast (docs/performance.md).
 */
export function watchForPlainText(): PlainTextWatch {
  let head = ''
  let size = 0
  let clean = true
  /** Bytes of a letter that was cut by the end of a piece. */
  let rest: Buffer = Buffer.alloc(0)

  return {
    see(piece) {
      size += piece.length
      if (!clean) return
      if (head.length < headBytes) head += piece.toString('latin1', 0, headBytes - head.length)
      const whole = rest.length === 0 ? piece : Buffer.concat([rest, piece])
      const end = wholeLetters(whole)
      const letters = end === whole.length ? whole : whole.subarray(0, end)
      // Its memory is used again when the next piece comes.
      rest = Buffer.from(whole.subarray(end))
      clean = isUtf8(letters) && !hasControl(letters)
    },
    isPlainText: () => clean && size > longestSequence && rest.length === 0 && !isOtherwiseRead(head),
  }
}

function hasControl(letters: Buffer): boolean {
  if (hasControlByte(letters)) return true
  return !isAscii(letters) && controlsBeyond.test(letters.toString('latin1'))
}

/** Where the last letter ends that is there in full. */
function wholeLetters(bytes: Buffer): number {
  const from = Math.max(0, bytes.length - longestSequence)
  for (let at = bytes.length - 1; at >= from; at -= 1) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) return at + sequenceLength(byte) <= bytes.length ? bytes.length : at
  }
  return bytes.length
}

function sequenceLength(first: number): number {
  if (first >= 0xf0) return 4
  return first >= 0xe0 ? 3 : 2
}
