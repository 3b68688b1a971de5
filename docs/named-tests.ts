import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What is wrong with "path › part of the test's title"; nothing when such a test exists. */
export function proofProblem(proof: string): string | undefined {
  const [, testFile, title] = /^(\S+) › (.+)$/.exec(proof) ?? []
  if (testFile === undefined || title === undefined) return `names no test: "${proof}"`
  if (!isFile(testFile)) return `names a test file that does not exist: ${testFile}`
  const isTitled = titlesIn(testFile).some((known) => known.includes(title))
  return isTitled ? undefined : `names a test that ${testFile} does not hold: ${title}`
}

export function isFile(path: string): boolean {
  const isInside = /^[\w.@-]+(\/[\w.@-]+)*$/.test(path) && !path.split('/').includes('..')
  return isInside && (statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false)
}

const knownTitles = new Map<string, string[]>()

function titlesIn(path: string): string[] {
  const titles = knownTitles.get(path) ?? findTitles(readFileSync(join(root, path), 'utf8'))
  knownTitles.set(path, titles)
  return titles
}

const quoted = String.raw`\(\s*(['"\x60])((?:\\.|(?!\1)[^\\])*)\1`
/** A test in any of its forms; one that is skipped, one that keeps the others from running, a step or a group proves nothing. */
const plainTitle = new RegExp(
  String.raw`\b(?:test|it)(?:\.(?!(?:skip|only|todo|fixme|step|describe)\b)\w+)*${quoted}`,
  'g',
)
/** test.each([…])('…', …) */
const eachTitle = new RegExp(String.raw`\)${quoted}\s*,`, 'g')

export function findTitles(source: string): string[] {
  const code = source.replace(/^\s*\/\/.*$/gm, '')
  return [plainTitle, eachTitle].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, , title = '']) => title.replace(/\\(['"`\\])/g, '$1')),
  )
}
