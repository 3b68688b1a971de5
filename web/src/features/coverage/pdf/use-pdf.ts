import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { PdfParts } from './pdf-parts.ts'
import { startPdfWorker } from './pdf-worker.ts'

export type PdfState =
  | { readonly name: 'loading' }
  | { readonly name: 'open'; readonly document: PDFDocumentProxy }
  | { readonly name: 'failed' }

const forbidden = 403

/** Opens the file once; a newer link to the same file changes nothing while it is open. */
export function usePdf(url: string, onDeadLink: () => void): PdfState {
  const [state, setState] = useState<PdfState>({ name: 'loading' })
  const [opening, setOpening] = useState(url)
  if (state.name === 'failed' && url !== opening) {
    setOpening(url)
    setState({ name: 'loading' })
  }
  const tellDeadLink = useEffectEvent(onDeadLink)

  useEffect(() => {
    let isGone = false
    const port = startPdfWorker()
    const worker = PDFWorker.create({ port })
    const task = getDocument({
      url: opening,
      worker,
      BinaryDataFactory: PdfParts,
      useWorkerFetch: false,
      // The same letters on every device.
      useSystemFonts: false,
    })
    task.promise.then(
      (document) => {
        if (!isGone) setState({ name: 'open', document })
      },
      (error: unknown) => {
        if (isGone) return
        setState({ name: 'failed' })
        if (error instanceof Error && 'status' in error && error.status === forbidden) tellDeadLink()
      },
    )
    return () => {
      isGone = true
      void task.destroy().finally(() => {
        worker.destroy()
        port.terminate()
      })
    }
  }, [opening])

  return state
}
