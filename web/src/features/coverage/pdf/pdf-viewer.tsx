import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { PdfPage } from './pdf-page.tsx'
import { PdfToolbar } from './pdf-toolbar.tsx'
import styles from './pdf-viewer.module.css'
import { useFrame } from './use-frame.ts'
import { usePdf } from './use-pdf.ts'

interface PdfViewerProps {
  url: string
  name: string
  /** The link has ended; a new one is expected as `url`. */
  onDeadLink: () => void
}

/** Shows a PDF in a frame of its own. Lazily loaded, hence the default export. */
export default function PdfViewer({ url, name, onDeadLink }: PdfViewerProps) {
  const pdf = usePdf(url, onDeadLink)
  if (pdf.name === 'open') return <OpenPdf document={pdf.document} name={name} />
  return (
    <div className={styles.viewer}>
      {pdf.name === 'loading' ? (
        <div className={styles.message}>
          <Loading label="Opening the PDF…" />
        </div>
      ) : (
        <div className={styles.message}>
          <Alert kind="error" live>
            <p>We could not show this PDF here. Open it in a new tab.</p>
          </Alert>
        </div>
      )}
    </div>
  )
}

/** A part that scrolls takes the focus, so that the arrow keys and Page Down move through the paper. */
const focusable = { tabIndex: 0 }

/** Room beside a page, in CSS pixels. */
const margin = 28

function OpenPdf({ document, name }: { document: PDFDocumentProxy; name: string }) {
  const frame = useRef<HTMLElement>(null)
  const [zoom, setZoom] = useState(1)
  const { width, shown, look, goTo } = useFrame(frame)
  const usualShape = useUsualShape(document)
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return (
    <div className={styles.viewer}>
      <PdfToolbar
        name={name}
        page={shown}
        pages={document.numPages}
        zoom={zoom}
        onZoom={setZoom}
        onPage={goTo}
      />
      <section
        ref={frame}
        {...focusable}
        aria-label={`${name}, pages`}
        className={styles.frame}
        onScroll={look}
      >
        {width > 0 &&
          usualShape !== undefined &&
          numbers.map((number) => (
            <PdfPage
              key={number}
              document={document}
              number={number}
              zoom={zoom}
              width={Math.max(width - margin, 100)}
              usualShape={usualShape}
              frame={frame}
            />
          ))}
      </section>
    </div>
  )
}

/** Height over width of the first page: what the others are taken for until they are known. */
function useUsualShape(document: PDFDocumentProxy): number | undefined {
  const [shape, setShape] = useState<number>()
  useEffect(() => {
    let isGone = false
    document.getPage(1).then(
      (page) => {
        const { width, height } = page.getViewport({ scale: 1 })
        if (!isGone) setShape(height / width)
      },
      (error: unknown) => console.warn('the first page could not be opened', error),
    )
    return () => {
      isGone = true
    }
  }, [document])
  return shape
}
