const firstMs = 500
const longestMs = 30_000

/** Milliseconds before another try: longer each time, and never at the same moment as everybody else. */
export function backoff(tries: number, random: () => number = Math.random): number {
  return Math.min(longestMs, firstMs * 2 ** tries) * (0.5 + random() / 2)
}
