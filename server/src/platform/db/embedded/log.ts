import { closeSync, fstatSync, ftruncateSync, openSync } from 'node:fs'
import { findText } from './paths.ts'

// Starts, stops and crashes are all it holds, so this is years of them.
const LARGEST_BYTES = 1_048_576
const LINES_SHOWN = 4

export interface OpenLog {
  readonly descriptor: number
  readonly size: number
  close(): void
}

/** Opened by us and handed on, so that whoever runs PostgreSQL needs no right to the folder. */
export function openLog(path: string): OpenLog {
  const descriptor = openSync(path, 'a', 0o600)
  if (fstatSync(descriptor).size > LARGEST_BYTES) ftruncateSync(descriptor)
  return { descriptor, size: fstatSync(descriptor).size, close: () => closeSync(descriptor) }
}

/** The last lines written since `from` (in bytes), as one, without their times. */
export function readLogEnd(path: string, from: number): string {
  const text = Buffer.from(findText(path) ?? '')
    .subarray(from)
    .toString()
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines
    .slice(-LINES_SHOWN)
    .map((line) => line.replace(/^\d{4}-\d\d-\d\d [\d:.]+ \w+ \[\d+\] /, '').trim())
    .join(' ')
}
