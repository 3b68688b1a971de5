import { useEffect, useRef } from 'react'
import type { GuideAddress } from './use-guide-address.ts'

/** Another tool or its answer is another screen: it starts at the top, and reading starts at its heading. */
export function useViewChange({ tool, isAnswer }: Pick<GuideAddress, 'tool' | 'isAnswer'>): void {
  const view = `${tool ?? ''} ${isAnswer}`
  const lastView = useRef(view)
  useEffect(() => {
    if (lastView.current === view) return
    lastView.current = view
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [view])
}
