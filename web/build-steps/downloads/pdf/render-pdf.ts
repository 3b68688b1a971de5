import { longDay } from '@recourse/guide/calendar/long-day'
import { type Block, notAdvice, type Paper } from '../paper.ts'
import { drawList } from './draw-list.ts'
import { drawTable } from './draw-table.ts'
import { columnWidth, decorate, type Element, look, makeRoom, newPdf, type Pdf, setBody } from './pen.ts'

/** A tagged PDF: headings, lists and tables are told as such, and all the rest is marked as ornament. */
export async function renderPdf(paper: Paper): Promise<Buffer> {
  const pdf = newPdf(paper)
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject))
  const root = pdf.struct('Document', { title: paper.title })
  pdf.addStructure(root)
  drawTitle(pdf, root, paper)
  for (const block of paper.blocks) drawBlock(pdf, root, block)
  root.end()
  drawFooters(pdf, paper)
  pdf.end()
  await done
  return Buffer.concat(parts)
}

function drawTitle(pdf: Pdf, root: Element, { title, lede }: Paper): void {
  const width = columnWidth(pdf)
  root.add(
    pdf.struct('H1', {}, () => void pdf.font('bold').fontSize(24).fillColor(look.ink).text(title, { width })),
  )
  pdf.y += 4
  const draw = () =>
    void pdf.font('regular').fontSize(12.5).fillColor(look.quiet).text(lede, { width, lineGap: 2 })
  root.add(pdf.struct('P', {}, draw))
  pdf.y += 8
  decorate(pdf, () => pdf.rect(look.margin, pdf.y, width, 2.5).fill(look.ink))
  pdf.y += 16
}

function drawBlock(pdf: Pdf, root: Element, block: Block): void {
  if (block.kind === 'heading') drawHeading(pdf, root, block.text)
  else if (block.kind === 'text') drawText(pdf, root, block.text)
  else if (block.kind === 'lines') drawText(pdf, root, block.lines.join('\n'))
  else if (block.kind === 'note') drawNote(pdf, root, block.text)
  else if (block.kind === 'list') drawList(pdf, root, block)
  else if (block.kind === 'table') drawTable(pdf, root, block)
  else pdf.addPage()
}

function drawHeading(pdf: Pdf, root: Element, words: string): void {
  const width = columnWidth(pdf)
  pdf.font('bold').fontSize(15)
  // Never the last line of a page.
  if (!makeRoom(pdf, pdf.heightOfString(words, { width }) + 60)) pdf.y += 6
  pdf.fillColor(look.ink)
  root.add(pdf.struct('H2', {}, () => void pdf.text(words, look.margin, pdf.y, { width })))
  pdf.y += 5
}

function drawText(pdf: Pdf, root: Element, words: string): void {
  const options = { width: columnWidth(pdf), lineGap: 2 }
  setBody(pdf)
  if (makeRoom(pdf, pdf.heightOfString(words, options))) setBody(pdf)
  root.add(pdf.struct('P', {}, () => void pdf.text(words, look.margin, pdf.y, options)))
  pdf.y += look.gap
}

function drawNote(pdf: Pdf, root: Element, words: string): void {
  const padding = 10
  const options = { width: columnWidth(pdf) - 2 * padding - 4, lineGap: 2 }
  setBody(pdf)
  const height = pdf.heightOfString(words, options) + 2 * padding - 2
  makeRoom(pdf, height)
  const top = pdf.y
  decorate(pdf, () => {
    pdf.rect(look.margin, top, columnWidth(pdf), height).fill(look.tint)
    pdf.rect(look.margin, top, 4, height).fill(look.ink)
  })
  setBody(pdf)
  root.add(pdf.struct('P', {}, () => void pdf.text(words, look.margin + padding + 4, top + padding, options)))
  pdf.x = look.margin
  pdf.y = top + height + look.gap + 2
}

function drawFooters(pdf: Pdf, { title, version, date }: Paper): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index)
    // Without it, words this low on the page would start another one.
    pdf.page.margins.bottom = 0
    const edition = `Recourse: ${title}. Version ${version}, ${longDay(date)}. Page ${index + 1} of ${count}`
    decorate(
      pdf,
      () => {
        pdf.font('regular').fontSize(8.5).fillColor(look.quiet)
        const top = pdf.page.height - look.margin + 4
        pdf.text(`${edition}\n${notAdvice}`, look.margin, top, { width: columnWidth(pdf), lineGap: 1 })
      },
      'Pagination',
    )
  }
}
