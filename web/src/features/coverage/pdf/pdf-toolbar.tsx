import { IconChevronDown, IconChevronUp, IconFileTypePdf, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './pdf-viewer.module.css'

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

interface PdfToolbarProps {
  name: string
  page: number
  pages: number
  zoom: number
  onZoom: (zoom: number) => void
  onPage: (page: number) => void
}

export function PdfToolbar({ name, page, pages, zoom, onZoom, onPage }: PdfToolbarProps) {
  const smaller = zooms.findLast((step) => step < zoom)
  const larger = zooms.find((step) => step > zoom)
  return (
    <div role="toolbar" aria-label="PDF" className={`${styles.bar} on-dark`}>
      <IconFileTypePdf aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>
        <span className="visually-hidden">Page </span>
        {page} / {pages}
      </span>
      <Tool words="Previous page" isOff={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronUp aria-hidden="true" />
      </Tool>
      <Tool words="Next page" isOff={page >= pages} onClick={() => onPage(page + 1)}>
        <IconChevronDown aria-hidden="true" />
      </Tool>
      <Tool words="Zoom out" isOff={smaller === undefined} onClick={() => onZoom(smaller ?? zoom)}>
        <IconZoomOut aria-hidden="true" />
      </Tool>
      <Tool words="Zoom in" isOff={larger === undefined} onClick={() => onZoom(larger ?? zoom)}>
        <IconZoomIn aria-hidden="true" />
      </Tool>
      <span role="status" className="visually-hidden">
        {zoom === 1 ? '' : `Zoomed to ${Math.round(zoom * 100)}%`}
      </span>
    </div>
  )
}

interface ToolProps {
  words: string
  /** Nothing more to do that way. Keeps its focus all the same. */
  isOff: boolean
  onClick: () => void
  children: ReactNode
}

function Tool({ words, isOff, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={words}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className={styles.tool}
    >
      {children}
    </button>
  )
}
