import { type PDFPageProxy, RenderingCancelledException, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Phones refuse larger canvases. */
const mostPixels = 16_000_000

/**
 * Draws a page, and lays its words over the picture so that they can be read aloud, searched and copied.
 * Answers with a function that stops it.
 */
export function renderPage(
  page: PDFPageProxy,
  { canvas, words, scale }: { canvas: HTMLCanvasElement; words: HTMLElement; scale: number },
): () => void {
  const viewport = page.getViewport({ scale })
  const sharpness = Math.min(
    window.devicePixelRatio,
    Math.sqrt(mostPixels / (viewport.width * viewport.height)),
  )
  canvas.width = Math.floor(viewport.width * sharpness)
  canvas.height = Math.floor(viewport.height * sharpness)
  const drawing = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] })
  words.replaceChildren()
  words.style.setProperty('--total-scale-factor', String(scale))
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport })
  const quietly = (error: unknown) => {
    // AbortException is what a stopped text layer says.
    const isStopped = error instanceof RenderingCancelledException || String(error).includes('Abort')
    if (!isStopped) console.warn('a page could not be shown', error)
  }
  drawing.promise.catch(quietly)
  layer.render().catch(quietly)
  return () => {
    drawing.cancel()
    layer.cancel()
  }
}
