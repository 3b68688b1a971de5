import { readFileSync } from 'node:fs'

/** Bytes of a process's memory. Linux only. Not from smaps: to count pages there, the kernel holds the process up. */
export function residentBytes(pid: number): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
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
