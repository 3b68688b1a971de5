export interface DownloadEntry {
  readonly uid: string
  readonly name: string
  readonly description: string
  readonly version: string
  readonly release_date: string
  readonly last_modified_date: string
  /** Where the document lies on this site. */
  readonly link: string
}

/** The first edition of all of them. */
const first = { version: '1.0', release_date: '2026-11-15', last_modified_date: '2026-11-15' } as const

/**
 * The documents we give away. They are built from their sources together with the web app; whoever changes one
 * raises its version and sets its last day. A uid stays with its document for good, since views are counted by it.
 */
export const downloadList: readonly DownloadEntry[] = [
  {
    ...first,
    uid: '019a8594-0c00-7a01-8b01-5f0d1e7a0001',
    name: 'Appeal letter: not medically necessary',
    description: 'For when the plan says you do not need the care. A letter to fill in and send.',
    link: '/downloads/appeal-letter-not-medically-necessary.docx',
  },
  {
    ...first,
    uid: '019a8594-0c00-7a02-8b02-5f0d1e7a0002',
    name: 'Appeal letter: experimental',
    description: 'For when the plan says the treatment is not proven. A letter to fill in and send.',
    link: '/downloads/appeal-letter-experimental.docx',
  },
  {
    ...first,
    uid: '019a8594-0c00-7a03-8b03-5f0d1e7a0003',
    name: 'Appeal letter: no prior approval',
    description: 'For when nobody asked the plan first. A letter to fill in and send.',
    link: '/downloads/appeal-letter-prior-approval.docx',
  },
  {
    ...first,
    uid: '019a8594-0c00-7a04-8b04-5f0d1e7a0004',
    name: 'Appeal letter: not covered',
    description: 'For when the plan says your benefits leave the care out. A letter to fill in and send.',
    link: '/downloads/appeal-letter-not-covered.docx',
  },
  {
    ...first,
    uid: '019a8594-0c00-7a05-8b05-5f0d1e7a0005',
    name: 'Appeal letter: out of network',
    description: 'For when the doctor or hospital is not in the plan. A letter to fill in and send.',
    link: '/downloads/appeal-letter-out-of-network.docx',
  },
  {
    ...first,
    uid: '019a8594-0c00-7a06-8b06-5f0d1e7a0006',
    name: 'Appeal letter: step therapy',
    description: 'For when the plan wants you to try another drug first. A letter to fill in and send.',
    link: '/downloads/appeal-letter-step-therapy.docx',
  },
  {
    ...first,
    uid: '019a8594-0c00-7a07-8b07-5f0d1e7a0007',
    name: 'Appeal letter: coding or billing error',
    description: 'For when a wrong code or date led to the denial. A letter to fill in and send.',
    link: '/downloads/appeal-letter-coding-error.docx',
  },
  {
    ...first,
    uid: '019a8594-0c00-7a08-8b08-5f0d1e7a0008',
    name: 'Claim file request letter',
    description: 'Ask the plan for everything it used to say no. Most plans must send it free of charge.',
    link: '/downloads/claim-file-request-letter.docx',
  },
  {
    ...first,
    uid: '019a8594-0c00-7a09-8b09-5f0d1e7a0009',
    name: 'Deadline worksheet',
    description: 'Find your dates and write them down. Three pages to print.',
    link: '/downloads/deadline-worksheet.pdf',
  },
  {
    ...first,
    uid: '019a8594-0c00-7a10-8b10-5f0d1e7a0010',
    name: 'Phone call log',
    description: 'Write down who you talked to, when, and what they said.',
    link: '/downloads/phone-call-log.pdf',
  },
  {
    ...first,
    uid: '019a8594-0c00-7a11-8b11-5f0d1e7a0011',
    name: 'Evidence checklist',
    description: 'What to gather before you send your appeal, by the reason they gave.',
    link: '/downloads/evidence-checklist.pdf',
  },
  {
    ...first,
    uid: '019a8594-0c00-7a12-8b12-5f0d1e7a0012',
    name: 'External review request guide',
    description: 'How to ask someone outside the plan to decide, step by step.',
    link: '/downloads/external-review-request-guide.pdf',
  },
]
