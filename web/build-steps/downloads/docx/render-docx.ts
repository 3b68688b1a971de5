import { longDay } from '@recourse/guide/calendar/long-day'
import {
  AlignmentType,
  Document,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type Table,
  TextRun,
} from 'docx'
import { type Block, notAdvice, type Paper } from '../paper.ts'
import { coreProperties } from './core-properties.ts'
import { fixTimes } from './fixed-zip.ts'
import { runsOf } from './runs.ts'
import { styles } from './styles.ts'
import { tableOf } from './table.ts'

/** Twentieths of a point. */
const pageSize = { width: 12_240, height: 15_840 }
const pageMargin = 1_240

/** A Word document to fill in. Blanks are marked, so that none is sent by mistake. */
export async function renderDocx(paper: Paper): Promise<Buffer> {
  const { title, lede, blocks } = paper
  const lists = blocks.filter((block) => block.kind === 'list' && block.mark === 'number')
  const document = new Document({
    title,
    styles,
    numbering: { config: lists.map((_list, index) => numberingOf(index)) },
    sections: [
      {
        properties: {
          page: {
            size: pageSize,
            margin: { top: pageMargin, bottom: pageMargin, left: pageMargin, right: pageMargin },
          },
        },
        children: [
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(title)] }),
          new Paragraph({ style: 'Lede', children: runsOf(lede) }),
          new Paragraph({ style: 'Edition', children: [new TextRun(editionOf(paper))] }),
          ...blocks.flatMap((block) => render(block, lists.indexOf(block))),
        ],
      },
    ],
  })
  const core = { path: 'docProps/core.xml', data: coreProperties(paper) }
  return fixTimes(await Packer.toBuffer(document, undefined, [core]))
}

function render(block: Block, listIndex: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, children: runsOf(block.text) })]
    case 'text':
      return [new Paragraph({ children: runsOf(block.text) })]
    case 'lines':
      return [
        new Paragraph({
          children: block.lines.flatMap((line, index) => runsOf(line, index > 0)),
        }),
      ]
    case 'note':
      return [new Paragraph({ style: 'Note', children: runsOf(block.text) })]
    case 'list':
      return block.items.map(
        (item) => new Paragraph({ ...markOf(block.mark, listIndex), style: 'Item', children: runsOf(item) }),
      )
    case 'table':
      return [tableOf(block), new Paragraph({ spacing: { after: 60 } })]
    case 'new page':
      return [new Paragraph({ pageBreakBefore: true, spacing: { after: 0, line: 20 } })]
  }
}

function markOf(mark: 'bullet' | 'number' | 'box', listIndex: number): IParagraphOptions {
  return mark === 'number'
    ? { numbering: { reference: `numbers ${listIndex}`, level: 0 } }
    : { bullet: { level: 0 } }
}

/** One for each list, so that each begins with 1. */
function numberingOf(index: number) {
  const level = {
    level: 0,
    format: LevelFormat.DECIMAL,
    text: '%1.',
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 420, hanging: 420 } } },
  }
  return { reference: `numbers ${index}`, levels: [level] }
}

/** On the page that is deleted, and in no footer: a letter to an insurer is the person's own. */
function editionOf({ version, date }: Paper): string {
  return `Recourse. Version ${version}, ${longDay(date)}. ${notAdvice}`
}
