import { expect, test } from 'vitest'
import { addStyles, missingStyles } from './page-styles.ts'

const styles = new Map([
  ['/assets/frame.css', '._0-1{color:red}'],
  ['/assets/landing.css', '._1-12{color:blue}._1-12 a{color:red}'],
])
const head = '<head><link rel="stylesheet" href="/assets/frame.css#"/></head>'

test('a page that names all it needs stays as it is', () => {
  expect(missingStyles(`${head}<a class="_0-1 tabler-icon">x</a>`, styles)).toEqual([])
})

test('the file with a class that the page lacks is found, and put after the others', () => {
  const html = `${head}<div class="_1-12"><a class="_0-1">x</a></div>`
  expect(missingStyles(html, styles)).toEqual(['/assets/landing.css'])
  expect(missingStyles(addStyles(html, ['/assets/landing.css']), styles)).toEqual([])
  expect(addStyles(html, ['/assets/landing.css'])).toContain(
    '"/assets/frame.css#"/><link rel="stylesheet" href="/assets/landing.css"/></head>',
  )
})

test('a class that only begins like a known one is not taken for it, and one that nobody knows ends the build', () => {
  expect(() => missingStyles(`${head}<p class="_1-1">x</p>`, styles)).toThrow(
    'No style file knows the class _1-1.',
  )
})
