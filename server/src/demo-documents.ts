import { Readable } from 'node:stream'

/** Papers of the sample claims, by the claim's subject. The names of people and insurers are made up. */
export const demoDocuments: Readonly<Record<string, readonly { name: string; lines: readonly string[] }[]>> =
  {
    'Brain MRI': [
      {
        name: 'Denial letter Harbor Mutual.pdf',
        lines: [
          'Harbor Mutual',
          'Notice of adverse benefit determination',
          '',
          'Member: Maria Delgado',
          'Service: MRI of the brain without and with contrast',
          'Decision: not approved',
          '',
          'Reason: the records we received do not show that this',
          'service is medically necessary at this time.',
          '',
          'You may appeal within 180 days of receiving this letter.',
          'You may ask for the rule we used, free of charge.',
        ],
      },
      {
        name: 'Letter from Dr. Sample.pdf',
        lines: [
          'Sample Neurology',
          '',
          'To whom it may concern,',
          '',
          'Ms. Delgado has had daily headaches for three months.',
          'Two medicines have not helped. I ask for an MRI to rule',
          'out causes that need treatment soon.',
          '',
          'A. Sample, MD',
        ],
      },
    ],
    'Insulin pump': [
      {
        name: 'Approval from last year.pdf',
        lines: ['Example Advantage', 'Approval of durable medical equipment', '', 'Insulin pump: approved'],
      },
    ],
  }

/** One page of text as a PDF: enough for sample papers, and not worth a library in the running server. */
export function samplePdf(lines: readonly string[]): Readable {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
  const content = `BT /F1 12 Tf 16 TL 72 720 Td\n${shown}\nET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = pdf.length
    pdf += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = pdf.length
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  pdf += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return Readable.from([Buffer.from(pdf, 'latin1')])
}
