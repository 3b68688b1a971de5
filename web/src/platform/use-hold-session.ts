import { useEffect } from 'react'
import { holdSession } from './session.ts'

/** See `holdSession`. */
export function useHoldSession(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? holdSession() : undefined), [isNeeded])
}
