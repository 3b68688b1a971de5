import { limits } from '@recourse/contract/limits'
import { enhanceMenus } from './menu.ts'
import { enhanceMenuDialogs } from './menu-dialog.ts'

/** The page's own header, not one inside an article, a section or a dialog. */
const pageHeader = 'header:not(main header, article header, section header, dialog header)'

/**
 * All the behaviour that public pages have, since they ship no React. Pages with React call it once too:
 * it listens on the document, so parts that come and go need no call of their own. Returns its undoing.
 */
export function enhance(document: Document): () => void {
  const stop = new AbortController()
  const { signal } = stop
  enhanceMenus(document, signal)
  enhanceMenuDialogs(document, signal)

  const refresh = () => {
    markScrolled(document)
    fillYear(document)
  }
  document.addEventListener('scroll', () => markScrolled(document), { passive: true, signal })
  const arrivals = new MutationObserver(refresh)
  arrivals.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => arrivals.disconnect())
  refresh()
  return () => stop.abort()
}

function markScrolled(document: Document) {
  const scrolled = (document.defaultView?.scrollY ?? 0) > limits.headerScrollPx
  for (const header of document.querySelectorAll(pageHeader))
    header.toggleAttribute('data-scrolled', scrolled)
}

/** Never at build: a page built in December would be wrong in January. */
function fillYear(document: Document) {
  const year = String(new Date().getFullYear())
  for (const element of document.querySelectorAll('[data-current-year]')) {
    if (element.textContent !== year) element.textContent = year
  }
}
