import { Writable } from 'node:stream'
import { pino } from 'pino'
import type { Log } from '../log.ts'

/** A real log whose lines a test can read. */
export function makeLog(): { log: Log; lines: string[] } {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: pino(sink), lines }
}
