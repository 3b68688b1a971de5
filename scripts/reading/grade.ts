import { countSyllables } from './syllables.ts'

export interface Reading {
  readonly sentences: number
  readonly words: number
  /** Flesch-Kincaid grade: the school year in which most people can read it. */
  readonly grade: number
}

const word = /[\p{L}\p{N}$][\p{L}\p{N}.,'’%-]*/gu

export function gradeOf(texts: readonly string[]): Reading {
  const sentences = texts.map(wordsOf).filter((words) => words.length > 0)
  const words = sentences.flat()
  if (words.length === 0) return { sentences: 0, words: 0, grade: 0 }
  const syllables = words.reduce((sum, text) => sum + countSyllables(text), 0)
  // Kincaid and others, 1975.
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
  return { sentences: sentences.length, words: words.length, grade }
}

function wordsOf(sentence: string): string[] {
  return [...sentence.matchAll(word)].map(([text]) => text.replace(/[.,'’-]+$/, ''))
}
