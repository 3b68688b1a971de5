import { expect, test } from 'vitest'
import { deadLinks, unsafeLinks } from './link-checks.ts'

const known = new Set(['/', '/about', '/claims'])

test('links to known pages and to places of the page are alive', () => {
  const html =
    '<a href="/">x</a><a class="b" href="/about?from=a#team">x</a><a href="#tools">x</a><section id="tools"></section><a href="mailto:a@example.org">x</a><a href="/api/v1/openapi.json">x</a>'
  expect(deadLinks(html, known)).toEqual([])
})

test('a link to an unknown page, or to a place that is not there, is dead', () => {
  const html = '<a href="/abuot">x</a><a href="/abuot">x</a><a href="#tolls">x</a><p id="tools"></p>'
  expect(deadLinks(html, known)).toEqual(['/abuot', '#tolls'])
})

test('a link that leaves opens a new window which learns nothing about ours', () => {
  const safe =
    '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">x</a><a href="/about">x</a>'
  expect(unsafeLinks(safe)).toEqual([])
  const unsafe =
    '<a href="https://example.org/1">x</a><a href="https://example.org/2" target="_blank">x</a><a target="_blank" href="/about">x</a>'
  expect(unsafeLinks(unsafe)).toEqual(['https://example.org/1', 'https://example.org/2', '/about'])
})
