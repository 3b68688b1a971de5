import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moduleClass, shortClassNames } from './class-names.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recourse-names-'))
  await mkdir(join(folder, 'ui'))
  for (const file of ['b.module.css', 'a.module.css', 'global.css', 'ui/card.module.css'])
    await writeFile(join(folder, file), '')
})
afterAll(() => rm(folder, { recursive: true }))

test('each class has a short name of its own, the same when it is asked for again', () => {
  const name = shortClassNames(folder)
  const asked = ['a.module.css', 'b.module.css', 'ui/card.module.css'].flatMap((file) =>
    ['card', 'title', 'card'].map((word) => name(word, join(folder, file))),
  )
  expect(asked).toEqual(['_0-0', '_0-1', '_0-0', '_1-0', '_1-1', '_1-0', '_2-0', '_2-1', '_2-0'])
})

test('the order in which files are read does not matter', () => {
  const name = shortClassNames(folder)
  expect(name('card', join(folder, 'ui/card.module.css?used'))).toBe('_2-0')
  expect(name('card', join(folder, 'a.module.css'))).toBe('_0-0')
})

test('a file from elsewhere ends the build', () => {
  expect(() => shortClassNames(folder)('card', '/elsewhere.module.css')).toThrow(
    'is not among the CSS modules',
  )
})

test('such names are found in pages, styles and scripts, and nothing that only looks alike', () => {
  const text = '<p class="_0-a _1z-b2"> ._0-a._c-d:hover{} {card:"_4-0"} x_0-a _0-a_ _0-a-b _card-1-2'
  expect(text.match(moduleClass)).toEqual(['_0-a', '_1z-b2', '_0-a', '_c-d', '_4-0'])
})
