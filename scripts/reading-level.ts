/**
 * Tells how hard our own copy is to read: the Flesch-Kincaid grade of every built public page, as a table. Ends with
 * an error when a page is harder than its limit. Run after the web build: node scripts/reading-level.ts
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'
import { gradeOf, type Reading } from './reading/grade.ts'
import { readSentences } from './reading/page-text.ts'

/** School grades. Legal words cannot all be avoided. */
const limit = 8
const legalLimit = 12
const legalPages = ['/privacy', '/terms']

/** Written for programmers. */
const leftOut = ['/api/docs']

/** With fewer words a single name decides the grade. */
const fewestWords = 30

interface Row extends Reading {
  readonly path: string
  readonly limit: number
}

function readBuiltPages(): Row[] {
  const build = join(root, 'web/build')
  const { pages } = JSON.parse(readFileSync(join(build, 'pages.json'), 'utf8')) as {
    pages: Record<string, { file: string }>
  }
  return Object.entries(pages)
    .filter(([path]) => !leftOut.includes(path))
    .map(([path, { file }]) => ({
      path,
      limit: legalPages.includes(path) ? legalLimit : limit,
      ...gradeOf(readSentences(readFileSync(join(build, 'client', file), 'utf8'))),
    }))
}

function describe({ path, words, sentences, grade, limit: most }: Row): string {
  const verdict = words < fewestWords ? 'too short to judge' : grade > most ? 'TOO HARD' : ''
  const cells = [path.padEnd(28), String(words).padStart(6), String(sentences).padStart(10)]
  return [...cells, grade.toFixed(1).padStart(6), String(most).padStart(6), ` ${verdict}`].join(' ').trimEnd()
}

const rows = readBuiltPages()
const tooHard = rows.filter((row) => row.words >= fewestWords && row.grade > row.limit)
console.log(
  ['page'.padEnd(28), ' words', ' sentences', ' grade', ' limit'].join(' '),
  ...rows.map((row) => `\n${describe(row)}`),
)
if (tooHard.length > 0) {
  console.error(`Harder to read than their limit: ${tooHard.map(({ path }) => path).join(', ')}`)
  process.exitCode = 1
}
