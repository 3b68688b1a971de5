import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while a prerendered page is being taken over: what depends on the address's query or on navigation state
 * must wait, because the prerendered page knows neither.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
