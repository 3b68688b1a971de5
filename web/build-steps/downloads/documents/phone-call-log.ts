import { type Block, boxes, heading, note, type Table } from '../paper.ts'

function logTable(rows: number): Table {
  return {
    kind: 'table',
    summary: 'Calls, one in each row',
    columns: [
      { title: 'Date and time', share: 2.2 },
      { title: 'Number I called', share: 2.3 },
      { title: 'Name and job of the person', share: 2.8 },
      { title: 'What I asked', share: 3.6 },
      { title: 'What they said', share: 4.6 },
      { title: 'Reference number', share: 2.2 },
      { title: 'What comes next, and by when', share: 3 },
    ],
    rows: Array.from({ length: rows }, () => Array<string>(7).fill('')),
    rowHeight: 46,
  }
}

export async function phoneCallLog(): Promise<Block[]> {
  return [
    heading('In every call, ask'),
    boxes([
      'What is your name, and how can I reach you again?',
      'What is the reference number of this call?',
      'What exactly was denied, by which rule, and what is the last day to appeal?',
      'Where do I send the appeal: address, fax and portal?',
      'Can you send me what you just said in writing?',
    ]),
    note(
      'A call is not an appeal in most plans, and it does not stop the clock. Write the same day to confirm what they said. Say that you take notes. Some states ask you to tell people before you record a call.',
    ),
    logTable(12),
  ]
}
