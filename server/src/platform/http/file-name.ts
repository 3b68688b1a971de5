import { limits } from '@recourse/contract/limits'

/** Control characters, and those that turn the direction of the text around them ("gpj.exe" read as "exe.jpg"). */
const deceptive = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}]/gu

/** A name to show and to offer when saving. It never names anything on our side. */
export function safeFileName(given: string | undefined): string {
  const base = (given ?? '').split(/[/\\]/).at(-1) ?? ''
  const clean = base.normalize('NFC').replace(deceptive, '').replace(/\s+/g, ' ').trim()
  if (/^\.*$/.test(clean)) return 'document'
  const letters = [...clean]
  if (letters.length <= limits.fileNameMax) return clean
  const ending = /\.[^. ]{1,8}$/u.exec(clean)?.[0] ?? ''
  return letters.slice(0, limits.fileNameMax - [...ending].length).join('') + ending
}
