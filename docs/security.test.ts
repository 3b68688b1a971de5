import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { proofProblem } from './named-tests.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const security = read('security.md')
const asvs = read('asvs.md')

/** The cells of every row below a header that ends in `test`. */
function rowsOf(markdown: string): string[][] {
  const rows: string[][] = []
  let inTable = false
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) inTable = false
    else if (/\| test \|$/.test(line)) inTable = true
    else if (inTable && !/^[|\s:-]+$/.test(line)) {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
      rows.push(cells.slice(1, -1))
    }
  }
  return rows
}

const notYet = 'not yet'

function problemsOf(markdown: string): string[] {
  return rowsOf(markdown).flatMap((cells) => {
    const proof = cells.at(-1) ?? ''
    const problem = proof === notYet ? undefined : proofProblem(proof)
    return problem ? [`${cells[0]} ${problem}`] : []
  })
}

describe.each([
  ['docs/security.md', security],
  ['docs/asvs.md', asvs],
])('%s', (_, markdown) => {
  test('every row names a test that exists, or says that there is none yet', () => {
    expect(rowsOf(markdown).length).toBeGreaterThan(10)
    expect(problemsOf(markdown)).toEqual([])
  })
})

describe('the table of ASVS 5.0', () => {
  const rows = rowsOf(asvs)
  const left = [...asvs.matchAll(/^- .*? \(([\d., ]+)\)$/gm)].flatMap(([, ids = '']) => ids.split(', '))

  test('holds each of the 253 requirements of levels 1 and 2 once: as a row, or as one that does not apply', () => {
    const ids = [...rows.map(([id]) => id), ...left]
    expect(new Set(ids).size).toBe(253)
    expect(ids).toHaveLength(253)
  })

  test('counts what it shows', () => {
    const shown = rows.filter((row) => row.at(-1) !== notYet).length
    expect(asvs).toContain(`${shown} of the ${rows.length} that apply`)
  })
})

describe('what the standard wants written down', () => {
  test.each([
    'What we protect',
    'Who might attack',
    'Where trust ends',
    'What we defend, and how we know',
    'What we do not defend against',
    'The token in the browser',
    'Where the specification and the standard collide',
    'Guessing',
    'Sessions',
    'Files',
    'Keys',
    'Whom the service talks to',
    'Logs',
    'Figures',
  ])('stands under "%s"', (title) => {
    expect(security).toContain(`\n## ${title}\n`)
  })
})
