import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const isForTests = (path: string) =>
  /(^|\/)testing\/|\.(test|faults)\.ts$|(^|\/)(test|killed)-[\w-]+\.ts$/.test(path)

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !isForTests(path))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
const holding = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('what is searched here is the server', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(holding(/Fastify/).length).toBeGreaterThan(0)
})

test('it asks no address by HTTP: none that a person gave, and no redirect is followed', () => {
  expect(holding(/\bfetch\(|\bhttps?\.(get|request)\(|from '(undici|got|axios|node-fetch)'/)).toEqual([])
})

test('no code, token or key is made by Math.random, which only spreads waits', () => {
  expect(holding(/Math\.random/).toSorted()).toEqual([
    'housekeeping.ts',
    'platform/files/s3-errors.ts',
    'platform/jobs/repeat.ts',
    'platform/realtime/listener.ts',
  ])
})

test('it runs no test code', () => {
  const imported = files.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, target = '']) => ({ path, target })),
  )
  expect(imported.length).toBeGreaterThan(500)
  expect(imported.filter(({ target }) => isForTests(target))).toEqual([])
})
