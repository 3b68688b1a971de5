import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import type { Paper } from '../paper.ts'

/** Liberation Sans comes with pdf.js. Every font is embedded, as PDF/UA asks. */
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
)

export type Pdf = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement

export const look = {
  ink: '#082f35',
  text: '#1b3237',
  quiet: '#4a6065',
  line: '#86b6b9',
  tint: '#fbeee4',
  /** Points. */
  margin: 54,
  bodySize: 11,
  smallSize: 9,
  gap: 8,
} as const

/** Says in the file itself that it is made for everyone (ISO 14289). The package knows it, its types do not yet. */
const accessible: object = { subset: 'PDF/UA' }

export function newPdf(paper: Paper): Pdf {
  const pdf = new PDFDocument({
    size: 'LETTER',
    layout: paper.landscape ? 'landscape' : 'portrait',
    margin: look.margin,
    font: join(fonts, 'LiberationSans-Regular.ttf'),
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: paper.title,
      Author: 'Recourse',
      Subject: paper.lede,
      // Fixed, so that the same source always gives the same file.
      CreationDate: new Date(`${paper.date}T00:00:00Z`),
    },
    ...accessible,
  })
  pdf.registerFont('regular', join(fonts, 'LiberationSans-Regular.ttf'))
  pdf.registerFont('bold', join(fonts, 'LiberationSans-Bold.ttf'))
  return pdf
}

export function columnWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * look.margin
}

/** Room for the footer stays free. */
export function bottomOf(pdf: Pdf): number {
  return pdf.page.height - look.margin - 14
}

/** Starts a new page where what follows would not fit, and says so: a new page forgets colours. */
export function makeRoom(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= bottomOf(pdf)) return false
  pdf.addPage()
  return true
}

/** Lines and tints mean nothing to people who hear the page. */
export function decorate(pdf: Pdf, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type })
  pdf.save()
  draw()
  pdf.restore()
  pdf.endMarkedContent()
}

export function setBody(pdf: Pdf): Pdf {
  return pdf.font('regular').fontSize(look.bodySize).fillColor(look.text)
}
