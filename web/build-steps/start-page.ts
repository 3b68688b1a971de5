/** What a built page fetches once its words are on the screen. */
export interface LaterParts {
  /** Style files, as the page named them. */
  readonly styles: string[]
  readonly fonts: string[]
  readonly modules: string[]
  readonly entry: string
}

/**
 * Runs inside each built page, in its head: its text is put there as it stands, so it may use nothing from outside.
 *
 * On the first page of a visit everything it names waits for the first paint. On the pages that follow it is fetched
 * at once, because it lies in the browser's store by then, and the typefaces are there before the first paint.
 * Until the page is alive (`data-live`, see came-alive.ts) a form that is sent is held, and sent again then: a tap
 * on a button that has no script yet is not lost.
 */
export function startPage({ styles, fonts, modules, entry }: LaterParts): void {
  const page = document
  const seen = 'recourse.painted'
  const shared = fonts.join()
  let begun = false
  let held: SubmitEvent | undefined

  const add = (traits: Record<string, unknown>) =>
    page.head.append(Object.assign(page.createElement('link'), traits))
  const whenParsed = (run: () => void) =>
    page.readyState === 'loading' ? page.addEventListener('DOMContentLoaded', run) : run()

  /** A few in a row, then the page has its turn: on a slow phone each takes some milliseconds. */
  const addInTurns = (links: Record<string, unknown>[]) => {
    for (const link of links.splice(0, 4)) add(link)
    if (links.length > 0) setTimeout(addInTurns, 0, links)
    else whenParsed(run)
  }
  /** One by one for the same reason; all in one go would hold the page up. The client itself comes last, with `entry`. */
  const run = async () => {
    for (const href of modules) if (!href.includes('/entry.client-')) await import(href)
    await import(entry)
  }

  const begin = (isFirst: boolean) => {
    if (begun) return
    begun = true
    const isTypefaces = (href: string) => href.includes('/fonts-style-')
    const switchOn = (isWanted: (href: string) => boolean) => {
      for (const link of page.querySelectorAll<HTMLLinkElement>('link[media="not all"]'))
        if (isWanted(link.href)) link.removeAttribute('media')
    }
    /** For what has come, or failed to: the last of so many acts. */
    const countdown = (count: number, act: () => void) => {
      let missing = count
      return () => {
        missing -= 1
        if (missing === 0) act()
      }
    }
    // All sheets at once, then all typefaces at once: each of them alone would draw the whole page again. The sheets do
    // not wait for typefaces, which may be slow or never come.
    const sheetSettled = countdown(styles.length, () => switchOn((href) => !isTypefaces(href)))
    const partSettled = countdown(fonts.length + styles.length, () => switchOn(isTypefaces))
    const eitherSettled = () => {
      sheetSettled()
      partSettled()
    }
    const media = isFirst ? 'not all' : ''
    const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }
    addInTurns([
      ...fonts.map((href) => ({ ...font, onload: partSettled, onerror: partSettled, href })),
      ...styles.map((href) => ({
        rel: 'stylesheet',
        ...(!isFirst && isTypefaces(href) && { blocking: 'render' }),
        media,
        onload: eitherSettled,
        onerror: eitherSettled,
        href,
      })),
      ...modules.map((href) => ({ rel: 'modulepreload', href })),
    ])
  }

  page.addEventListener('submit', hold, true)
  function hold(event: SubmitEvent) {
    if (modules.length === 0 || page.documentElement.hasAttribute('data-live')) return
    event.preventDefault()
    held = event
  }
  page.addEventListener('live', () =>
    (held?.target as HTMLFormElement | undefined)?.requestSubmit(held?.submitter),
  )

  let isFirst = true
  try {
    isFirst = sessionStorage.getItem(seen) !== shared
    sessionStorage.setItem(seen, shared)
  } catch {
    // No store: each page is a first one.
  }
  if (!isFirst) {
    begin(false)
    return
  }
  // Milliseconds, and before anything that an old browser may not know: a page that is never told of a paint, such as one
  // in the background, must be ready all the same.
  setTimeout(begin, 1000, true)
  new PerformanceObserver(() => begin(true)).observe({ type: 'paint', buffered: true })
}
