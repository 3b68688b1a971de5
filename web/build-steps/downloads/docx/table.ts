import { Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import type { Table as PaperTable } from '../paper.ts'
import { runsOf } from './runs.ts'

/** Points to twentieths of a point. */
const twentieths = 20

export function tableOf({ columns, rows, rowHeight }: PaperTable): Table {
  const total = columns.reduce((sum, { share }) => sum + share, 0)
  const width = (index: number) => ({
    size: ((columns[index]?.share ?? 0) / total) * 100,
    type: WidthType.PERCENTAGE,
  })
  const margins = { top: 80, bottom: 80, left: 100, right: 100 }
  const cell = (index: number, paragraph: Paragraph) =>
    new TableCell({ width: width(index), margins, children: [paragraph] })
  const head = columns.map(({ title }, index) =>
    cell(index, new Paragraph({ style: 'Item', children: [new TextRun({ text: title, bold: true })] })),
  )
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: head }),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            ...(rowHeight !== undefined && { height: { value: rowHeight * twentieths, rule: 'atLeast' } }),
            children: row.map((words, index) =>
              cell(index, new Paragraph({ style: 'Item', children: runsOf(words) })),
            ),
          }),
      ),
    ],
  })
}
