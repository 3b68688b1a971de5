import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findTitles, isFile, proofProblem } from './named-tests.ts'

const coverage = readFileSync(join(import.meta.dirname, 'spec-coverage.md'), 'utf8')

const sectionTitles = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'Error catalogue',
  'Business constants and limits',
]
const header = '| # | statement | file | test |'
const nothing = '–'

interface Row {
  readonly section: number
  readonly number: string
  readonly statement: string
  readonly file: string
  readonly test: string
}

function parseRows(markdown: string): Row[] {
  const rows: Row[] = []
  let section = 0
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) section += 1
    if (!line.startsWith('|') || line === header || /^[|-]+$/.test(line)) continue
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const [before, number = '', statement = '', file = '', proof = '', after, ...more] = cells
    if (before !== '' || after !== '' || more.length > 0) throw new Error(`Not four cells: ${line}`)
    rows.push({ section, number, statement, file, test: proof })
  }
  return rows
}

function sectionProblems(markdown: string): string[] {
  const found = [...markdown.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
  const wanted = sectionTitles.map((title, index) => `${index + 1}. ${title}`)
  const rows = parseRows(markdown)
  return [
    ...wanted.filter((title) => !found.includes(title)).map((title) => `missing: ${title}`),
    ...found.filter((title, index) => title !== wanted[index]).map((title) => `out of place: ${title}`),
    ...wanted
      .filter((_, index) => !rows.some(({ section }) => section === index + 1))
      .map((title) => `without rows: ${title}`),
  ]
}

function numberProblems(rows: readonly Row[]): string[] {
  const lastIn = new Map<number, number>()
  return rows.flatMap(({ section, number }) => {
    const next = (lastIn.get(section) ?? 0) + 1
    lastIn.set(section, next)
    return number === `${section}.${next}` ? [] : [`${number} stands where ${section}.${next} belongs`]
  })
}

const issue = /^issue (\d+)$/

/** Where a row says what it says, and whether that is true. An empty answer is a sound row. */
function rowProblem({ statement, file, test: proof }: Row): string | undefined {
  if (statement === '') return 'says nothing'
  const [, later] = issue.exec(file) ?? []
  if (later !== undefined) return laterProblem(Number(later), proof)
  return isFile(file) ? proofProblem(proof) : `names no file: "${file}"`
}

function laterProblem(number: number, proof: string): string | undefined {
  if (number === 2) return 'is left to issue 2, which is done'
  if (number < 3 || number > 8) return `names an issue that does not exist: ${number}`
  return proof === nothing ? undefined : 'has a test but no file'
}

describe('the table of the specification', () => {
  const rows = parseRows(coverage)

  test('every section of the specification has rows', () => {
    expect(sectionProblems(coverage)).toEqual([])
  })

  test('the rows of each section are numbered from 1, without gaps or repeats', () => {
    expect(numberProblems(rows)).toEqual([])
  })

  test('every row names a file and a test that exist, or an issue that is still to come', () => {
    const problems = rows.flatMap((row) => {
      const problem = rowProblem(row)
      return problem === undefined ? [] : [`${row.number} ${problem}`]
    })
    expect(problems).toEqual([])
  })
})

describe('what the table is held to', () => {
  const here = 'docs/spec-coverage.test.ts'
  const soundRow = `| 1.1 | It works | ${here} | ${here} › a sound row passes |`

  function problemOf(line: string): string | undefined {
    const [row] = parseRows(`## 1. Anything\n${line}`)
    if (row === undefined) throw new Error('no row')
    return rowProblem(row)
  }

  test.each([soundRow, '| 1.1 | It will work | issue 3 | – |'])('a sound row passes: %s', (line) => {
    expect(problemOf(line)).toBeUndefined()
  })

  test.each([
    ['| 1.1 | It works | docs/nowhere.ts | – |', 'names no file: "docs/nowhere.ts"'],
    [`| 1.1 | It works | docs | ${here} › a sound row |`, 'names no file: "docs"'],
    [`| 1.1 | It works | ../${here} | ${here} › a sound row |`, `names no file: "../${here}"`],
    [`| 1.1 | It works | | – |`, 'names no file: ""'],
    [`| 1.1 | It works | ${here} | – |`, 'names no test: "–"'],
    [
      `| 1.1 | It works | ${here} | e2e/no.spec.ts › it |`,
      'names a test file that does not exist: e2e/no.spec.ts',
    ],
    [
      `| 1.1 | It works | ${here} | ${here} › the moon shines |`,
      `names a test that ${here} does not hold: the moon shines`,
    ],
    ['| 1.1 | It works | issue 2 | – |', 'is left to issue 2, which is done'],
    ['| 1.1 | It works | issue 9 | – |', 'names an issue that does not exist: 9'],
    [`| 1.1 | It works | issue 3 | ${here} › a sound row |`, 'has a test but no file'],
    [`| 1.1 | | ${here} | ${here} › a sound row |`, 'says nothing'],
  ])('%s is refused', (line, problem) => {
    expect(problemOf(line)).toBe(problem)
  })

  test('a line with another number of cells is refused', () => {
    expect(() => parseRows('| 1.1 | a | b |')).toThrow('Not four cells')
  })

  test('numbers that repeat or skip are refused', () => {
    const lines = ['1.1', '1.1', '1.3', '1.5'].map((number) => soundRow.replace('1.1', number))
    expect(numberProblems(parseRows(`## 1. Anything\n${lines.join('\n')}`))).toEqual([
      '1.1 stands where 1.2 belongs',
      '1.5 stands where 1.4 belongs',
    ])
  })

  test('a section that is missing or empty is refused', () => {
    const sound = sectionTitles.map((title, index) => `## ${index + 1}. ${title}\n${soundRow}`)
    expect(sectionProblems(sound.join('\n'))).toEqual([])
    expect(sectionProblems(sound.slice(0, 8).join('\n'))).toContain(
      'missing: 9. Business constants and limits',
    )
    expect(sectionProblems(sound.join('\n').replace(soundRow, ''))).toEqual([
      'without rows: 1. What the product does and for whom',
    ])
  })

  test('titles are read in every kind of quotes, and only from tests that run', () => {
    const source = [
      `test('it\\'s here', run)`,
      `test("a 'quoted' word", run)`,
      `test.only('alone', run)`,
      'it(`$' + '{name} in a template`, run)',
      `test.each([\n['a'],\n])('each of %s', run)`,
      `test(\n'on its own line', run)`,
      `test.skip('skipped', run)`,
      `  // test('commented out', run)`,
      `test.describe('a group', run)`,
    ].join('\n')
    expect(findTitles(source)).toEqual([
      "it's here",
      "a 'quoted' word",
      `$${'{name}'} in a template`,
      'on its own line',
      'each of %s',
    ])
  })
})
