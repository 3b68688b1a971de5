import { type RefObject, useEffect, useState } from 'react'

/** Follows which page is read, and how wide the frame is. */
export function useFrame(frame: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0)
  const [shown, setShown] = useState(1)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])

  function look() {
    const element = frame.current
    if (!element) return
    const middle = element.getBoundingClientRect().top + element.clientHeight / 2
    const pages = [...element.querySelectorAll<HTMLElement>('[data-page]')]
    const read = pages.findLast((page) => page.getBoundingClientRect().top <= middle)
    setShown(Number(read?.dataset.page ?? 1))
  }

  function goTo(number: number) {
    frame.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' })
  }

  return { width, shown, look, goTo }
}
