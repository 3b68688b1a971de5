import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ShownMessage } from './shown-messages.ts'

/** CSS pixels. Nearer than this to the end counts as at the end, to the start as asking for more. */
const nearEnd = 40
const nearStart = 120

interface HistoryScroll {
  readonly isAtEnd: boolean
  /** The same, from the moment the reader scrolls. */
  readonly isAtEndNow: () => boolean
  readonly goToEnd: () => void
}

/**
 * Keeps the end in view while the reader is at the end, and otherwise keeps what they read where it is, whatever is
 * added above or below it.
 */
export function useHistoryScroll(
  box: RefObject<HTMLElement | null>,
  shown: readonly ShownMessage[],
  onNearStart: () => void,
): HistoryScroll {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const isPinned = useRef(true)
  const anchor = useRef<{ element: HTMLElement; top: number }>(undefined)
  /** As it was left at the last look. */
  const place = useRef({ top: 0, toEnd: 0, size: '' })
  const last = shown.at(-1)
  const lastKey = useRef(last?.key)

  function goToEnd() {
    const element = box.current
    if (!element) return
    isPinned.current = true
    element.scrollTop = element.scrollHeight
    setIsAtEnd(true)
  }

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // The reader may have scrolled a moment ago, which is told only later. A box of another size moves by itself.
    const moved = placeOf(element).size === place.current.size ? element.scrollTop - place.current.top : 0
    if (Math.abs(moved) > 1) isPinned.current = place.current.toEnd - moved < nearEnd
    // Whoever writes wants to see what they wrote.
    if (last?.isMine && last.key !== lastKey.current) isPinned.current = true
    lastKey.current = last?.key
    if (isPinned.current) element.scrollTop = element.scrollHeight
    else if (anchor.current?.element.isConnected) {
      element.scrollTop += anchor.current.element.offsetTop - anchor.current.top
    }
    anchor.current = findAnchor(element)
    place.current = placeOf(element)
  })

  useEffect(() => {
    const element = box.current
    if (!element) return
    const follow = () => {
      const now = placeOf(element)
      if (now.size === place.current.size) isPinned.current = now.toEnd < nearEnd
      place.current = now
      setIsAtEnd(isPinned.current)
      anchor.current = findAnchor(element)
    }
    // A keyboard on the screen makes the box smaller.
    const resized = new ResizeObserver(() => {
      if (isPinned.current) element.scrollTop = element.scrollHeight
      place.current = placeOf(element)
    })
    resized.observe(element)
    element.addEventListener('scroll', follow)
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [box])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      if (element.scrollTop < nearStart && element.scrollHeight > element.clientHeight) onNearStart()
    }
    element.addEventListener('scroll', look)
    return () => element.removeEventListener('scroll', look)
  }, [box, onNearStart])

  const isAtEndNow = useCallback(() => isPinned.current, [])
  return { isAtEnd, isAtEndNow, goToEnd }
}

function placeOf({ scrollTop, scrollHeight, clientHeight, clientWidth }: HTMLElement) {
  return {
    top: scrollTop,
    toEnd: scrollHeight - clientHeight - scrollTop,
    size: `${clientWidth} by ${clientHeight}`,
  }
}

/** The first message in view, and where it stands. */
function findAnchor(box: HTMLElement): { element: HTMLElement; top: number } | undefined {
  for (const element of box.querySelectorAll<HTMLElement>('[data-message]')) {
    if (element.offsetTop + element.offsetHeight > box.scrollTop) return { element, top: element.offsetTop }
  }
  return undefined
}
