import { expect, test } from 'vitest'
import { type Built, laterParts, paintFirst, stylesInside } from './paint-first.ts'

const styles = new Map([
  ['/assets/frame-style-1.css', 'p{color:red}._0-1{color:red}._0-2{color:tan}'],
  ['/assets/page-2.css', 'p{margin:0}'],
  ['/assets/fonts-style-3.css', '@font-face{font-family:Besley}'],
])
const links = [
  '<link rel="preload" href="/assets/besley.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>',
  '<link rel="modulepreload" href="/assets/entry.client-4.js"/>',
  '<link rel="modulepreload" href="/assets/react-7.js"/>',
  '<link rel="stylesheet" href="/assets/frame-style-1.css#"/>',
  '<link rel="stylesheet" href="/assets/fonts-style-3.css"/>',
  '<link rel="stylesheet" href="/assets/page-2.css"/>',
].join('')
const start = 'import "/assets/manifest.js";\nimport("/assets/entry.client-4.js");'
const state = ['window.__reactRouterContext = {}', 'window.__reactRouterContext.enqueue("Words")']
const built: Built = {
  styles,
  scripts: new Map([
    ['/assets/static-6.js', 'toggle("_0-2")'],
    ['/assets/react-7.js', 'x'.repeat(20_001)],
    ['/assets/entry.client-4.js', ''],
  ]),
  nameScript: () => '/assets/start-5.js',
}

const withReact = `<html><head><title>A</title>${links}</head><body><p>Words</p><script>${state[0]}</script><script type="module" async="">${start}</script><script>${state[1]}</script></body></html>`
const withoutReact = `<html><head>${links.replaceAll(/<link rel="modulepreload"[^>]*>/g, '')}</head><body><p>Words</p><script type="module" src="/assets/static-6.js"></script></body></html>`

test('the styles that a page needs stand in it, in their order and without the typefaces', () => {
  expect(stylesInside(paintFirst(withReact, built).html)).toBe('p{color:red;margin:0}')
  // Here no more will come, so what its own script may set is needed too.
  expect(stylesInside(paintFirst(withoutReact, built).html)).toBe('p{color:red}._0-2{color:tan}p{margin:0}')
})

test('of a page with React nothing is fetched before its words, and then all that it named', () => {
  const { html, written } = paintFirst(withReact, built)
  expect(laterParts(html)).toEqual({
    fonts: ['/assets/besley.woff2'],
    typefaces: ['/assets/fonts-style-3.css'],
    // As they were named, fragment and all: React looks for these very links.
    styles: ['/assets/frame-style-1.css#', '/assets/page-2.css'],
    modules: ['/assets/entry.client-4.js', '/assets/react-7.js'],
    heavy: ['/assets/react-7.js'],
    entry: '/assets/start-5.js',
  })
  expect(written).toEqual({ address: '/assets/start-5.js', text: [...state, start].join('\n') })
  // React looks for these elements when it takes the page over.
  expect(html).toContain(
    '<p>Words</p><script></script><script type="module" async=""></script><script></script></body>',
  )
  expect(fetchedAtOnce(html)).toEqual([])
})

test('a page without React starts its small module and its typefaces later, and no other style', () => {
  const { html, written } = paintFirst(withoutReact, built)
  expect(laterParts(html)).toEqual({
    fonts: ['/assets/besley.woff2'],
    typefaces: ['/assets/fonts-style-3.css'],
    styles: [],
    modules: [],
    heavy: [],
    entry: '/assets/static-6.js',
  })
  expect(written).toBeUndefined()
  expect(fetchedAtOnce(html)).toEqual([])
})

test('where scripts are off, the typefaces come all the same', () => {
  expect(paintFirst(withoutReact, built).html).toContain(
    '<noscript><link rel="stylesheet" href="/assets/fonts-style-3.css"/></noscript></head>',
  )
})

test('a style that the build does not have, or a page that starts nothing, ends the build', () => {
  const lost = withReact.replace('/assets/page-2.css', '/assets/lost.css')
  expect(() => paintFirst(lost, built)).toThrow('There is no file /assets/lost.css.')
  const dead = withReact.replace(/<script[\s\S]*<\/script>/, '')
  expect(() => paintFirst(dead, built)).toThrow('The page starts no script.')
})

/** What a browser would fetch on reading this page. */
function fetchedAtOnce(html: string): string[] {
  const read = html.replaceAll(/<(script|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, (part) =>
    part.startsWith('<script') && / src=/.test(part) ? part : '',
  )
  return [...read.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address)
}
