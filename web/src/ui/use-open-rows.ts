import { useState, useSyncExternalStore } from 'react'

/** Which rows of a list have their details open. */
export interface OpenRows {
  readonly isOpen: (uid: string) => boolean
  readonly toggle: (uid: string) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Kept beside React's state: opening one row draws that row alone, and not the whole list (docs/performance.md). */
export function useOpenRows(openAtFirst?: string): OpenRows {
  return useState(() => createOpenRows(openAtFirst))[0]
}

export function useIsOpen(rows: OpenRows, uid: string): boolean {
  return useSyncExternalStore(rows.subscribe, () => rows.isOpen(uid))
}

function createOpenRows(openAtFirst: string | undefined): OpenRows {
  const uids = new Set(openAtFirst === undefined ? [] : [openAtFirst])
  const listeners = new Set<() => void>()
  return {
    isOpen: (uid) => uids.has(uid),
    toggle(uid) {
      if (!uids.delete(uid)) uids.add(uid)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
