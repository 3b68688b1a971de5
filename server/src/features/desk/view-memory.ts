import { type Clock, minutes } from '../../platform/clock.ts'

/** A page that stays open reads its list again every few seconds; that is one view, until so much time has passed. */
const oneView = minutes(10)
/** Sessions remembered. A forgotten one costs a row more in the log, never one less. */
const remembered = 5_000

export type IsNewView = (sessionUid: string, page: string) => boolean

/** Whether this session is shown something other than a moment ago. Kept on each node by itself. */
export function createViewMemory(clock: Clock): IsNewView {
  const last = new Map<string, { page: string; at: number }>()
  return (sessionUid, page) => {
    const now = clock().getTime()
    const before = last.get(sessionUid)
    if (before && before.page === page && now - before.at < oneView) return false
    last.delete(sessionUid)
    last.set(sessionUid, { page, at: now })
    const [oldest] = last.keys()
    if (last.size > remembered && oldest !== undefined) last.delete(oldest)
    return true
  }
}
