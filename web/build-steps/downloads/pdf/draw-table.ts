import type { Table } from '../paper.ts'
import { bottomOf, columnWidth, decorate, type Element, look, type Pdf } from './pen.ts'

const padding = 5

interface Cell {
  readonly words: string
  readonly x: number
  readonly width: number
}

function cellsOf(pdf: Pdf, table: Table, row: readonly string[]): Cell[] {
  const total = table.columns.reduce((sum, { share }) => sum + share, 0)
  let x = look.margin
  return table.columns.map(({ share }, index) => {
    const width = (columnWidth(pdf) * share) / total
    const cell = { words: row[index] ?? '', x, width }
    x += width
    return cell
  })
}

function heightOf(pdf: Pdf, cells: readonly Cell[], least: number): number {
  const words = cells.map((cell) =>
    pdf.heightOfString(cell.words || ' ', { width: cell.width - 2 * padding }),
  )
  return Math.max(least, ...words.map((height) => height + 2 * padding))
}

/** The head is repeated on every page it goes on to, to be seen; it is told once. */
export function drawTable(pdf: Pdf, parent: Element, table: Table): void {
  const element = pdf.struct('Table', { title: table.summary })
  parent.add(element)
  const titles = table.columns.map(({ title }) => title)
  const body = () =>
    pdf
      .font('regular')
      .fontSize(look.smallSize + 0.5)
      .fillColor(look.text)
  const head = () => pdf.font('bold').fontSize(look.smallSize).fillColor(look.ink)
  head()
  const headHeight = heightOf(pdf, cellsOf(pdf, table, titles), 0)
  body()
  const heights = table.rows.map((row) => heightOf(pdf, cellsOf(pdf, table, row), table.rowHeight ?? 0))
  if (pdf.y + headHeight + (heights[0] ?? 0) > bottomOf(pdf)) pdf.addPage()
  head()
  drawRow(pdf, element, cellsOf(pdf, table, titles), headHeight, 'TH')
  table.rows.forEach((row, index) => {
    const height = heights[index] ?? 0
    if (pdf.y + height > bottomOf(pdf)) {
      pdf.addPage()
      head()
      const again = cellsOf(pdf, table, titles)
      decorate(pdf, () => drawWords(pdf, again), 'Pagination')
      rule(pdf, pdf.y, headHeight, again)
      pdf.y += headHeight
    }
    body()
    drawRow(pdf, element, cellsOf(pdf, table, row), height, 'TD')
  })
  element.end()
  pdf.x = look.margin
  pdf.y += look.gap + 4
}

function drawRow(pdf: Pdf, table: Element, cells: readonly Cell[], height: number, type: 'TH' | 'TD'): void {
  const top = pdf.y
  const row = pdf.struct('TR')
  table.add(row)
  for (const cell of cells) {
    // The types of the package know no scope yet.
    const options: object = type === 'TH' ? { scope: 'Column' } : {}
    const draw = () => {
      if (cell.words)
        pdf.text(cell.words, cell.x + padding, top + padding, { width: cell.width - 2 * padding })
    }
    row.add(pdf.struct(type, options, draw))
  }
  row.end()
  rule(pdf, top, height, cells)
  pdf.y = top + height
}

function drawWords(pdf: Pdf, cells: readonly Cell[]): void {
  const top = pdf.y
  for (const { words, x, width } of cells) {
    pdf.text(words, x + padding, top + padding, { width: width - 2 * padding })
  }
  pdf.y = top
}

function rule(pdf: Pdf, top: number, height: number, cells: readonly Cell[]): void {
  decorate(pdf, () => {
    pdf.lineWidth(0.75).strokeColor(look.line)
    for (const { x, width } of cells) pdf.rect(x, top, width, height).stroke()
  })
}
