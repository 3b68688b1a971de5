import { readdirSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Finding, Inspector } from './inspector.ts'

export const refuseReplacement = async () => {
  throw new Error('no replacement was expected')
}

/** Judges content that is at hand, and keeps the replacement. */
export async function inspectBytes(
  inspector: Inspector,
  content: Buffer,
): Promise<{ finding: Finding; replacement: Buffer | undefined }> {
  let replacement: Buffer | undefined
  const file = { size: content.length, open: () => Readable.from([content], { objectMode: false }) }
  const finding = await inspector.inspect(file, async (stream) => {
    replacement = await buffer(stream)
  })
  return { finding, replacement }
}

/** A file of text whose second half comes when the test says so. */
export function heldFile(half = Buffer.from('half a letter\n')) {
  const opened = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  async function* halves() {
    opened.resolve()
    yield half
    await held.promise
    yield half
  }
  return {
    size: 2 * half.length,
    open: () => Readable.from(halves(), { objectMode: false }),
    opened: opened.promise,
    release: held.resolve,
  }
}

/** The inspecting processes that this one has started and that have not ended. As Linux lists them. */
export function listChildren(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isRunningChild(name))
    .map(Number)
}

function isRunningChild(pid: string): boolean {
  try {
    // After the name in parentheses: the state (Z: ended) and the parent.
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    if (Number(parent) !== process.pid || state === 'Z') return false
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('judge-main.ts')
  } catch {
    // It ended while we looked.
    return false
  }
}
