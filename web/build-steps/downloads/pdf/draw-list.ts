import type { Block } from '../paper.ts'
import { columnWidth, type Element, look, makeRoom, type Pdf, setBody } from './pen.ts'

type List = Extract<Block, { kind: 'list' }>

const indent = { bullet: 16, number: 22, box: 24 }
const boxSize = 10

export function drawList(pdf: Pdf, parent: Element, { mark, items }: List): void {
  const element = pdf.struct('L')
  parent.add(element)
  const left = look.margin + indent[mark]
  const width = columnWidth(pdf) - indent[mark]
  items.forEach((words, index) => {
    setBody(pdf)
    if (makeRoom(pdf, pdf.heightOfString(words, { width, lineGap: 2 }))) setBody(pdf)
    const top = pdf.y
    const item = pdf.struct('LI')
    element.add(item)
    item.add(label(pdf, mark, index + 1, top))
    item.add(pdf.struct('LBody', {}, () => void pdf.text(words, left, top, { width, lineGap: 2 })))
    item.end()
    pdf.y += 4
  })
  element.end()
  pdf.x = look.margin
  pdf.y += look.gap - 4
}

function label(pdf: Pdf, mark: List['mark'], number: number, top: number): Element {
  if (mark === 'box') {
    return pdf.struct('Lbl', { actual: 'To tick:' }, () => {
      pdf
        .lineWidth(1)
        .strokeColor(look.ink)
        .rect(look.margin, top + 1, boxSize, boxSize)
        .stroke()
    })
  }
  const words = mark === 'number' ? `${number}.` : '•'
  return pdf.struct('Lbl', {}, () => void pdf.text(words, look.margin, top, { lineBreak: false }))
}
