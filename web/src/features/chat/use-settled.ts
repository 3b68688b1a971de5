import { useEffect, useState } from 'react'

/** Milliseconds in which a screen reader has taken note of a change. */
const noticeMs = 500

/** False from the moment a value changes until a little later. */
export function useSettled(value: number): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), noticeMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}
