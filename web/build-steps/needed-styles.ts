import { transform } from 'lightningcss'
import { moduleClass } from './class-names.ts'

/**
 * Without the rules for classes that do not occur in `words`: a page, and what its scripts may set. Rules for
 * elements, attributes and states all stay.
 */
export function neededStyles(css: string, words: string): string {
  const used = new Set(words.match(moduleClass))
  const unusedSymbols = [...new Set(css.match(moduleClass))].filter((name) => !used.has(name))
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols })
  return withoutUnusedValues(code.toString(), words)
}

/** Custom properties that nothing asks for any more go too, and then those that only they asked for. */
function withoutUnusedValues(css: string, words: string): string {
  const asked = new Set(`${css}${words}`.match(/(?<=var\()--[\w-]+/g))
  let removed = 0
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Declaration: {
        custom({ name }) {
          if (!name.startsWith('--') || asked.has(name)) return undefined
          removed += 1
          return []
        },
      },
    },
  })
  return removed === 0 ? css : withoutUnusedValues(code.toString(), words)
}
