/** How a source was read, strongest first in each pair of texts and pages. */
export const sourceKinds = [
  'official_text',
  'official_site',
  'official_contractor',
  'copy_of_current_text',
  'dated_transcript',
  'older_edition',
  'research',
  'secondary',
] as const

export type Source = {
  title: string
  /** Null where the text was not read on a page that can be linked to. */
  url: string | null
  as_of: string
  kind: (typeof sourceKinds)[number]
}
