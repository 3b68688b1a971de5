import { readFileSync } from 'node:fs'

/** Bytes of a process's own memory. Linux only. */
export function residentBytes(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Rss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
}

/** Watches a process's memory; gives how far it rose above where it was. */
export function watchMemory(pid: number): () => number {
  const idle = residentBytes(pid)
  let peak = idle
  const watch = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid))
  }, 20)
  return () => {
    clearInterval(watch)
    return peak - idle
  }
}
