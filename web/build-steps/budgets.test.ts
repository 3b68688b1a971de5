import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { describeWeights, hasReact, type Weight, weighPage, weighRoutes } from './budgets.ts'

/** The built product: `npm test` builds it first. */
const client = join(import.meta.dirname, '../build/client')

/** Bytes. The aim for scripts is 130 kB, of which React and its router alone take 106: see decision 018. */
const limits = { scripts: 200_000, styles: 15_000, fonts: 80_000, ownModule: 5_000 }

const withoutReact = [
  '/',
  '/about',
  '/support',
  '/contact',
  '/privacy',
  '/terms',
  '/resources/downloads',
  '/subscribed',
  '/not-subscribed',
  '/unsubscribe',
  '/unsubscribed',
  '/account-deleted',
  '/404',
]

let routes: Weight[]
beforeAll(async () => {
  routes = await weighRoutes(client)
})

test.each(withoutReact)('%s ships no React, and our own module is small', async (path) => {
  const html = await readFile(join(client, path, 'index.html'), 'utf8')
  expect(hasReact(html)).toBe(false)
  const weight = await weighPage(client, path, html)
  expect(weight.scripts).toBeGreaterThan(0)
  expect(weight.scripts).toBeLessThanOrEqual(limits.ownModule)
  expect(weight.styles).toBeLessThanOrEqual(limits.styles)
  expect(weight.fonts).toBeLessThanOrEqual(limits.fonts)
})

test('no page with React is heavier than its budget', () => {
  console.log(describeWeights(routes))
  expect(routes.length).toBeGreaterThan(20)
  for (const kind of ['scripts', 'styles', 'fonts'] as const) {
    const tooHeavy = routes.filter((route) => route[kind] > limits[kind])
    expect(
      tooHeavy.map(({ page }) => page),
      kind,
    ).toEqual([])
  }
})

test('a page with React is told from one without', async () => {
  const html = await readFile(join(client, 'login/index.html'), 'utf8')
  expect(hasReact(html)).toBe(true)
  const login = routes.find(({ page }) => page === 'pages/login')
  // The same files, and the few lines that start the page.
  const own = (await weighPage(client, '/login', html)).scripts - (login?.scripts ?? 0)
  expect(own).toBeGreaterThan(0)
  expect(own).toBeLessThan(500)
})
