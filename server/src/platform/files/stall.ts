/**
 * Calls `onStall` once `progress()` has stood still for between one and two times `ms`. It returns null while
 * the other side is not the one to wait for. Returns the function that ends the watch.
 */
export function watchForStall(ms: number, progress: () => number | null, onStall: () => void): () => void {
  let seen: number | null = null
  const timer = setInterval(() => {
    const now = progress()
    if (now !== null && now === seen) {
      clearInterval(timer)
      onStall()
    }
    seen = now
  }, ms)
  timer.unref()
  return () => clearInterval(timer)
}
