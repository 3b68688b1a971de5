/** Every address outside this site, in one place. An operator sets them; these are placeholders. */
export const externalLinks = {
  blog: 'https://example.org/blog',
  research: 'https://example.org/blog/research',
  overturnPredictor: 'https://example.org/appeal-overturn-predictor',
  donate: 'https://example.org/donate',
  store: 'https://example.org/store',
  calendar: 'https://example.org/schedule-a-conversation',
  medicareAdvantageAppeals: 'https://example.org/research/medicare-advantage-qic-appeal-outcomes',
  pennsylvaniaDenials: 'https://example.org/research/pennsylvania-marketplace-denial-data',
  californiaAppeals: 'https://example.org/research/california-external-appeal-demographics',
  publicRecords: 'https://example.org/public-records',
  transparencyData: 'https://example.org/transparency-data',
  codeHost: 'https://example.org/code-host',
  threads: 'https://example.org/threads',
  linkedIn: 'https://example.org/linkedin',
  instagram: 'https://example.org/instagram',
} as const
