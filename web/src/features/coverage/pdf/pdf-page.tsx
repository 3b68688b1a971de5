import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './pdf-viewer.module.css'
import { renderPage } from './render-page.ts'

interface PdfPageProps {
  document: PDFDocumentProxy
  number: number
  /** 1 is as wide as the frame. */
  zoom: number
  /** Room for the page, in CSS pixels. */
  width: number
  /** Height over width of the first page, until this one is known. */
  usualShape: number
  frame: RefObject<HTMLElement | null>
}

/** Drawn when it comes near the window of the frame, and let go when it is far away. */
export function PdfPage({ document, number, zoom, width, usualShape, frame }: PdfPageProps) {
  const box = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [page, setPage] = useState<PDFPageProxy>()

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting === true), {
      root: frame.current,
      rootMargin: '100% 0px',
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [frame])

  useEffect(() => {
    if (!isNear || page !== undefined) return
    let isGone = false
    document.getPage(number).then(
      (found) => {
        if (!isGone) setPage(found)
      },
      (error: unknown) => console.warn('a page could not be opened', error),
    )
    return () => {
      isGone = true
    }
  }, [document, number, isNear, page])

  const natural = page?.getViewport({ scale: 1 })
  const shownWidth = Math.floor(width * zoom)
  const shape = natural ? natural.height / natural.width : usualShape
  const scale = natural ? shownWidth / natural.width : 1

  useEffect(() => {
    if (!isNear || page === undefined || !canvas.current || !words.current) return
    return renderPage(page, { canvas: canvas.current, words: words.current, scale })
  }, [page, isNear, scale])

  return (
    <article
      ref={box}
      aria-label={`Page ${number}`}
      data-page={number}
      className={styles.page}
      style={{ width: shownWidth, height: Math.floor(shownWidth * shape) }}
    >
      {isNear && page && (
        <>
          <canvas ref={canvas} className={styles.picture} />
          <div ref={words} className={styles.words} />
        </>
      )}
    </article>
  )
}
