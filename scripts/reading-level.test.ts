import { expect, test } from 'vitest'
import { gradeOf } from './reading/grade.ts'
import { readSentences } from './reading/page-text.ts'
import { countSyllables } from './reading/syllables.ts'

test.each([
  ['no', 1],
  ['care', 1],
  ['cares', 1],
  ['asked', 1],
  ['needed', 2],
  ['handled', 2],
  ['notices', 3],
  ['letter', 2],
  ['table', 2],
  ['patients', 2],
  ['denial', 3],
  ['denied', 2],
  ['insurer', 3],
  ['insurance', 3],
  ['appeal', 2],
  ['statement', 2],
  ['nobody', 3],
  ['people', 2],
  ['education', 4],
  ['information', 4],
  ['responsibility', 6],
  ['200,000,000', 1],
  ['don’t', 1],
  ['sign-in', 2],
])('%s counts %i by its sound', (word, count) => {
  expect(countSyllables(word)).toBe(count)
})

test('the grade follows the formula of Flesch and Kincaid', () => {
  // 12 words, 2 sentences, 13 syllables: 0.39 * 6 + 11.8 * 13 / 12 - 15.59
  const { sentences, words, grade } = gradeOf(['Keep the letter you got.', 'It says how long you have left.'])
  expect([sentences, words]).toEqual([2, 12])
  expect(grade).toBeCloseTo(0.39 * 6 + (11.8 * 13) / 12 - 15.59, 5)
})

test('long words in long sentences read harder than short ones', () => {
  const hard = gradeOf([
    'Beneficiaries may request reconsideration of an adverse benefit determination by submitting documentation.',
  ])
  const easy = gradeOf(['Your insurer said no.', 'You can ask it to look again.'])
  expect(easy.grade).toBeLessThan(4)
  expect(hard.grade).toBeGreaterThan(15)
})

test('only sentences of the main part count, whole across links, without headings and labels', () => {
  const html = `<nav>Skip this. Please.</nav><main id="main"><!-- No. --><h1>Terms of Service</h1>
    <p>Read the <a href="/privacy">Privacy Policy</a>. It&#x27;s short &amp; plain.</p>
    <ul><li>Hospitals</li><li>Ask us first.</li></ul>
    <svg><text>Not this.</text></svg><button>Send it.</button><script>No.</script></main><footer>Nor this.</footer>`
  expect(readSentences(html)).toEqual(['Read the Privacy Policy.', "It's short & plain.", 'Ask us first.'])
})

test('an abbreviation inside a sentence does not end it, a quotation at its end does', () => {
  const html = '<main><p>U.S. insurers say no a lot. They say “no.” Then they wait.</p></main>'
  expect(readSentences(html)).toEqual(['U.S. insurers say no a lot.', 'They say “no.”', 'Then they wait.'])
})
