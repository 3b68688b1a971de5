/** Text with words in bold: ['Our team wrote on claim ', bold('4f2a'), '.'] */
export type Text = string | readonly (string | Bold)[]

export interface Bold {
  readonly bold: string
}

export const bold = (words: string): Bold => ({ bold: words })

export type Block =
  | { readonly type: 'paragraph'; readonly text: Text }
  /** Six digits, shown in two halves. `validity` such as "Valid for 10 minutes, until 9:22 AM Eastern". */
  | { readonly type: 'code'; readonly code: string; readonly validity: string }
  /** At most one in a mail. The address is also given as text. */
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  | { readonly type: 'facts'; readonly facts: readonly { readonly label: string; readonly value: string }[] }
  /** A framed remark, such as "Stay safe." */
  | { readonly type: 'notice'; readonly text: Text }

export interface MailContent {
  readonly kind: string
  readonly to: string
  readonly subject: string
  /** The grey line that mail programs show beside the subject. */
  readonly preheader: string
  readonly heading: string
  readonly greeting: string
  readonly blocks: readonly Block[]
  /** Why the person gets this mail. */
  readonly reason: string
  /** Of mails to a list: takes a POST that ends them at once (RFC 8058). */
  readonly unsubscribeUrl?: string
}

export function partsOf(text: Text): readonly (string | Bold)[] {
  return typeof text === 'string' ? [text] : text
}
