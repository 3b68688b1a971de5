/** Text, but not to be read as such: a word processor's and a printer's. The person should save it as PDF. */
const markup = /^(?:\{\\rtf|%!PS)/

/** By the first 1,024 bytes: a PDF behind some text is a PDF to one program and text to another. */
export function isOtherwiseRead(head: string): boolean {
  return head.includes('%PDF-') || markup.test(head)
}
