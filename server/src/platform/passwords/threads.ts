import { Piscina } from 'piscina'

/** After this long without work a thread is let go, with the memory it holds. Milliseconds. */
const idleTimeout = 60_000

/** Threads for the functions of a file, started when they are needed; idle ones do not keep the process alive. */
export function createThreads(file: URL, most: number): Piscina {
  return new Piscina({ filename: file.href, minThreads: 0, maxThreads: most, idleTimeout })
}
