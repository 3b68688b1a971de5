/** What a built page fetches once its words are on the screen. */
export interface LaterParts {
  readonly fonts: string[]
  /** The style file with the names of the typefaces. */
  readonly typefaces: string[]
  /** Whole style files, as the page named them: for what React may draw, since what stands in the page has its own. */
  readonly styles: string[]
  readonly modules: string[]
  /** Those of the modules that are most of the bytes. */
  readonly heavy: string[]
  readonly entry: string
}

/**
 * Runs inside each built page, in its head: its text is put there as it stands, so it may use nothing from outside.
 *
 * On the first page of a visit everything it names waits for the first paint. On the pages that follow it is fetched
 * at once, because it lies in the browser's store by then, and the typefaces are there before the first paint.
 *
 * To a visitor of whom the browser knows nothing, the page as it was built is all there is to show. React would only
 * draw the same again, so it waits until the person moves, scrolls, types or taps; its bytes are fetched meanwhile.
 */
export function startPage({ fonts, typefaces, styles, modules, heavy, entry }: LaterParts): void {
  const page = document
  const painted = 'recourse.painted'
  const shared = fonts.join()
  const signs = 'pointermove pointerdown touchstart wheel scroll keydown focusin input change click submit'
  const firstSign = new Promise((resolve) => {
    for (const sign of signs.split(' '))
      addEventListener(sign, resolve, { capture: true, passive: true, once: true })
  })
  let begun = false

  const whenParsed = (act: () => void) =>
    page.readyState === 'loading' ? page.addEventListener('DOMContentLoaded', act) : act()
  /** A few in a row, then the page has its turn: on a slow phone each takes some milliseconds. */
  const addInTurns = (links: Record<string, unknown>[], next: () => void) => {
    for (const link of links.splice(0, 4)) page.head.append(Object.assign(page.createElement('link'), link))
    if (links.length > 0) setTimeout(addInTurns, 0, links, next)
    else whenParsed(next)
  }
  /** For what has come, or failed to: the last of so many switches those sheets on, as each alone would draw all again. */
  const switchOnAfter = (count: number, sheets: string[]) => {
    let missing = count
    const settled = () => {
      missing -= 1
      if (missing > 0) return
      for (const link of page.querySelectorAll<HTMLLinkElement>('link[media="not all"]'))
        if (sheets.includes(link.getAttribute('href') ?? '')) link.removeAttribute('media')
    }
    return { onload: settled, onerror: settled }
  }

  /** What a store says, or nothing where there is none. The first look into one waits for another process. */
  const look = <Answer>(into: () => Answer): Answer | undefined => {
    try {
      return into()
    } catch {
      return undefined
    }
  }
  const isKnown = () => location.search + location.hash !== '' || look(() => localStorage.length > 0)

  const begin = (isFirst: boolean) => {
    if (begun) return
    begun = true
    look(() => sessionStorage.setItem(painted, shared))
    const mayWait = isFirst && modules.length > 0 && !isKnown()
    const media = isFirst ? 'not all' : ''
    const sheet = { rel: 'stylesheet', media }
    const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }
    const fontSettled = switchOnAfter(fonts.length + typefaces.length, typefaces)
    const styleSettled = switchOnAfter(styles.length, styles)

    /** Modules one by one: all in one go would hold the page up. The client itself comes last, with `entry`. */
    const run = async () => {
      for (const href of modules) if (!href.includes('/entry.client-')) await import(href)
      await import(entry)
    }
    const start = () =>
      addInTurns(
        [
          ...styles.map((href) => ({ ...sheet, ...styleSettled, href })),
          ...modules.map((href) => ({ rel: 'modulepreload', href })),
        ],
        run,
      )
    addInTurns(
      [
        ...fonts.map((href) => ({ ...font, ...fontSettled, href })),
        ...typefaces.map((href) => ({
          ...sheet,
          ...(!isFirst && { blocking: 'render' }),
          ...fontSettled,
          href,
        })),
        ...(mayWait ? heavy : []).map((href) => ({ rel: 'prefetch', as: 'script', href })),
      ],
      () => (mayWait ? firstSign.then(start) : start()),
    )
  }

  if (look(() => sessionStorage.getItem(painted)) === shared) {
    begin(false)
    return
  }
  // Milliseconds, and before anything that an old browser may not know: a page that is never told of a paint, such as one
  // in the background, must be ready all the same.
  setTimeout(begin, 1000, true)
  new PerformanceObserver(() => begin(true)).observe({ type: 'paint', buffered: true })
}
