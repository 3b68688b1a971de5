import type { Ref, RefCallback } from 'react'

/** For a part that needs its own ref while its caller (a form library) has one too. */
export function joinRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (instance) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === 'function') return ref(instance) ?? (() => void ref(null))
      if (!ref) return undefined
      ref.current = instance
      return () => {
        ref.current = null
      }
    })
    return () => {
      for (const cleanup of cleanups) cleanup?.()
    }
  }
}
