const listPath = '/api/v1/static_resources/digital_downloads'
const viewPath = '/api/v1/static_resources/digital_download'

interface Counted {
  readonly uid: string
  readonly views: number
}

/**
 * Fills in how often each document was opened, and counts the next time. The links themselves need none of it.
 * For the small module of pages without React; `signal` undoes it.
 */
export function enhanceDownloads(document: Document, signal: AbortSignal): void {
  if (!document.querySelector('[data-views]')) return
  ask(listPath, { method: 'GET', signal }).then((found) => {
    if (Array.isArray(found)) for (const counted of found) show(document, counted)
  })

  async function count(event: MouseEvent) {
    // The middle button opens links too.
    if (event.type === 'auxclick' && event.button !== 1) return
    const link = event.target instanceof Element ? event.target.closest('[data-download]') : null
    const uid = link?.getAttribute('data-download')
    if (!uid) return
    // Goes out even if the page is left at once.
    const options = { method: 'PUT', keepalive: true, headers: { 'content-type': 'application/json' } }
    show(document, await ask(viewPath, { ...options, body: JSON.stringify({ uid }) }))
  }
  document.addEventListener('click', count, { signal })
  document.addEventListener('auxclick', count, { signal })
}

/** Nothing when it fails: a count is a nicety. */
async function ask(path: string, init: RequestInit): Promise<unknown> {
  try {
    const answer = await fetch(path, init)
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

function show(document: Document, counted: unknown): void {
  if (!isCounted(counted)) return
  for (const place of document.querySelectorAll('[data-views]')) {
    if (place.getAttribute('data-views') === counted.uid)
      place.textContent = counted.views.toLocaleString('en-US')
  }
}

function isCounted(value: unknown): value is Counted {
  return typeof value === 'object' && value !== null && 'uid' in value && 'views' in value
}
