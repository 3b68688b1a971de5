import { expect, test } from 'vitest'
import { neededStyles } from './needed-styles.ts'

const css = [
  'p{color:red}',
  '._card_a1b2c_1{color:#00f}',
  '._card_a1b2c_10{color:green}',
  '._dialog_d3e4f_5:not(._card_a1b2c_1){color:pink}',
  '._card_a1b2c_1._open-now_a1b2c_7,._other_d3e4f_9{color:tan}',
  '@media print{._dialog_d3e4f_5{color:gray}}',
].join('')

test('rules of classes that a page has stay, with those of elements; the others go, in media too', () => {
  expect(neededStyles(css, '<p class="_card_a1b2c_1">')).toBe('p{color:red}._card_a1b2c_1{color:#00f}')
})

test('a class that only a script names stays, and one that merely begins alike does not count', () => {
  const kept = neededStyles(css, '<p class="_card_a1b2c_1"> toggle("_open-now_a1b2c_7")')
  expect(kept).toContain('._card_a1b2c_1._open-now_a1b2c_7')
  expect(kept).not.toContain('_card_a1b2c_10')
})
