/** What our documents are made of, whatever file they become. Words in [brackets] are blanks to fill in. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Lines that stand close together, such as an address. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  /** A framed remark. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly mark: 'bullet' | 'number' | 'box'; readonly items: readonly string[] }
  | Table
  | { readonly kind: 'new page' }

export interface Table {
  readonly kind: 'table'
  /** What it shows, for people who hear the page. */
  readonly summary: string
  readonly columns: readonly { readonly title: string; readonly share: number }[]
  /** An empty cell is room to write. */
  readonly rows: readonly (readonly string[])[]
  /** Points, at the least. */
  readonly rowHeight?: number
}

export interface Paper {
  readonly title: string
  /** One or two sentences under the title. */
  readonly lede: string
  readonly version: string
  /** YYYY-MM-DD: the day of this edition, and the day the facts in it were last looked at. */
  readonly date: string
  readonly landscape?: true
  readonly blocks: readonly Block[]
}

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const text = (words: string): Block => ({ kind: 'text', text: words })
export const note = (words: string): Block => ({ kind: 'note', text: words })
export const lines = (...all: string[]): Block => ({ kind: 'lines', lines: all })
export const bullets = (items: readonly string[]): Block => ({ kind: 'list', mark: 'bullet', items })
export const numbers = (items: readonly string[]): Block => ({ kind: 'list', mark: 'number', items })
export const boxes = (items: readonly string[]): Block => ({ kind: 'list', mark: 'box', items })
export const newPage: Block = { kind: 'new page' }

export const notAdvice =
  'Education and help, not legal advice. The date printed on your own notice comes first.'
