import { expect, test } from 'vitest'
import { findTerms } from './find-terms.ts'

const marked = (text: string) =>
  findTerms(text).flatMap(({ text: word, term }) => (term ? [[word, term]] : []))

test('terms of art are found in either name and in the plural, each once', () => {
  expect(marked('Ask for a fair hearing. Fair hearings are free.')).toEqual([
    ['fair hearing', 'fair_hearing'],
  ])
  expect(marked('The IRE decides.')).toEqual([['IRE', 'ire']])
  expect(marked('The independent review entity decides.')).toEqual([['independent review entity', 'ire']])
  expect(marked('An IRO does external reviews.')).toEqual([
    ['IRO', 'iro'],
    ['external reviews', 'external_review'],
  ])
})

test('a short name is only found in its own capitals, and never inside a word', () => {
  expect(marked('Her ire grew, and she required it.')).toEqual([])
})

test('the parts put together are the text again', () => {
  for (const text of ['', 'Fair hearing', 'A fair hearing and an ALJ.', 'Nothing here']) {
    expect(
      findTerms(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  }
})
