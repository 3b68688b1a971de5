import { expect, test } from 'vitest'
import { findLinks } from './links.ts'

const linksIn = (text: string) => findLinks(text).flatMap(({ href }) => href ?? [])

test.each([
  ['See https://example.org/form.', ['https://example.org/form']],
  ['(http://example.org/a_(b)), then', ['http://example.org/a_(b)']],
  [
    'HTTPS://EXAMPLE.ORG/A and https://b.example?x=1&y=2!',
    ['https://example.org/A', 'https://b.example/?x=1&y=2'],
  ],
  ['javascript:alert(1) data:text/html,x ftp://a.example mailto:a@b.c www.example.org', []],
  ['https:// https://[', []],
  ['<a href="https://example.org">x</a>', ['https://example.org/']],
])('%j leads to %j', (text, hrefs) => {
  expect(linksIn(text)).toEqual(hrefs)
  expect(
    findLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
