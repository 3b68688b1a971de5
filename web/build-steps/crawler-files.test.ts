import { expect, test } from 'vitest'
import { isFindable, robots, sitemap } from './crawler-files.ts'

test('the sitemap lists each page once, under the public address', () => {
  const text = sitemap(['/', '/about'])
  expect(text.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    '<loc>https://public-url.invalid/</loc>',
    '<loc>https://public-url.invalid/about</loc>',
  ])
  expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
})

test('robots may read all but what belongs to signed-in people and to machines', () => {
  expect(robots(['/account/profile', '/claims', '/claims/intake', '/admin/people'])).toBe(`User-agent: *
Disallow: /account
Disallow: /admin
Disallow: /api/v1/
Disallow: /auth/
Disallow: /claims

Sitemap: https://public-url.invalid/sitemap.xml
`)
})

test('a page that asks not to be kept is not findable', () => {
  expect(isFindable('<meta name="robots" content="noindex"/>')).toBe(false)
  expect(isFindable('<meta name="description" content="noindex"/>')).toBe(true)
})
