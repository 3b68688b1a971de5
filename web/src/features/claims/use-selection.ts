import { useState } from 'react'

export interface Selection {
  readonly uids: ReadonlySet<string>
  readonly hasAll: boolean
  readonly toggle: (uid: string) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** Which of the claims in view are ticked; one that is no longer in view does not count. */
export function useSelection(inView: readonly string[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const uids = new Set(inView.filter((uid) => ticked.has(uid)))
  const hasAll = inView.length > 0 && uids.size === inView.length

  function toggle(uid: string) {
    const next = new Set(uids)
    if (!next.delete(uid)) next.add(uid)
    setTicked(next)
  }
  return {
    uids,
    hasAll,
    toggle,
    toggleAll: () => setTicked(new Set(hasAll ? [] : inView)),
    clear: () => setTicked(new Set()),
  }
}
