import { staticEntryAddress } from 'virtual:static-entry'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { PageScript } from './layout/page-script.ts'

/**
 * Renders the pages at build; no request of a visitor comes here. The file must exist: without it
 * `react-router build` changes package.json and installs packages on its own.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown
  const page = await renderToReadableStream(
    <PageScript value={needsReact(context) ? undefined : staticEntryAddress}>
      <ServerRouter context={context} url={request.url} />
    </PageScript>,
    {
      onError(error) {
        failure = error
      },
    },
  )
  await page.allReady
  // A page with a hole in it must stop the build.
  if (failure !== undefined) throw failure
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(page, { status, headers })
}

/** A page says `handle = { static: true }` to go without. The app shell is built at `/` too, and is the app itself. */
function needsReact({ isSpaMode, staticHandlerContext, routeModules }: EntryContext): boolean {
  if (import.meta.env.DEV || isSpaMode) return true
  return !staticHandlerContext.matches.some(({ route }) => isStatic(routeModules[route.id]?.handle))
}

function isStatic(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'static' in handle && handle.static === true
}
