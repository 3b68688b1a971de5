import { transform } from 'lightningcss'
import { moduleClass } from './module-class.ts'

/**
 * Without the rules for classes that do not occur in `words`: a page, and what its scripts may set. Rules for
 * elements, attributes and states all stay.
 */
export function neededStyles(css: string, words: string): string {
  const used = new Set(words.match(moduleClass))
  const unusedSymbols = [...new Set(css.match(moduleClass))].filter((name) => !used.has(name))
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols })
  return code.toString()
}
