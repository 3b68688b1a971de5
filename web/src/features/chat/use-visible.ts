import { useSyncExternalStore } from 'react'

/** Whether anyone can see this page now: not in a hidden tab, not behind a locked screen. */
export function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
