import { expect, test } from 'vitest'
import { neededStyles } from './needed-styles.ts'

const css = [
  'p{color:red}',
  '._0-0{color:#00f}',
  '._0-0a{color:green}',
  '._1-0:not(._0-0){color:pink}',
  '._0-0._0-7,._1-9{color:tan}',
  '@media print{._1-0{color:gray}}',
].join('')

test('rules of classes that a page has stay, with those of elements; the others go, in media too', () => {
  expect(neededStyles(css, '<p class="_0-0">')).toBe('p{color:red}._0-0{color:#00f}')
})

test('a class that only a script names stays, and one that merely begins alike does not count', () => {
  const kept = neededStyles(css, '<p class="_0-0"> toggle("_0-7")')
  expect(kept).toContain('._0-0._0-7')
  expect(kept).not.toContain('_0-0a')
})

test('values that nothing asks for go, and those that only they asked for; what a page or script asks for stays', () => {
  const values =
    ':root{--ink:#123;--line:var(--ink);--edge:var(--line);--paper:#fff;--gap:4px}p{color:var(--paper)}'
  expect(neededStyles(values, 'setProperty("gap","var(--gap)")')).toBe(
    ':root{--paper:#fff;--gap:4px}p{color:var(--paper)}',
  )
})
