import { transform } from 'lightningcss'

/** What the build makes of a class in a CSS module: _name_hash_line */
const moduleClass = /_[\w-]+?_[\w-]{5}_\d+(?![\w-])/g

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
