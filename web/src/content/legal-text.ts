/**
 * The shape of a legal page. Paragraphs may hold links as `[words](/path)` and the word `{email}`, which becomes
 * the operator's address.
 */
export interface LegalText {
  readonly title: string
  readonly lede: string
  /** YYYY-MM-DD. */
  readonly changed: string
  readonly sections: readonly LegalSection[]
}

export interface LegalSection {
  /** The part of the address after #. Others may link to it, so it stays when the title changes. */
  readonly id: string
  readonly title: string
  readonly body: readonly (string | { readonly list: readonly string[] })[]
}
