import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** On another path: the page starts at its top, and reading starts at its heading. */
export function useRouteChange(): void {
  const { pathname, hash } = useLocation()
  const lastPath = useRef(pathname)

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (hash === '') window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }, [pathname, hash])
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
