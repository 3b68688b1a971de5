import { describe, expect, test } from 'vitest'
import { inlineScriptHashes, policyProblems } from './html-checks.ts'

describe('what a built page may hold', () => {
  test('inline scripts are hashed as the browser does it, files are not', () => {
    const html =
      '<script type="module" src="/assets/a.js"></script><script>alert(1)</script><script>alert(1)</script>'
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(inlineScriptHashes(html)).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='])
  })

  test('data for search engines is no script: it needs no hash and may hold the public address', () => {
    const html = '<script type="application/ld+json">{"url":"https://public-url.invalid/"}</script>'
    expect(inlineScriptHashes(html)).toEqual([])
    expect(policyProblems(html)).toEqual([])
  })

  test('a clean page has no problems', () => {
    const html =
      '<!doctype html><html lang="en"><body class="a"><svg stroke-width="2"/><a href="/on?onclick=1" title="a > b">style="x"</a><script>a.style="b"; el = "<b onclick=1>"</script></body></html>'
    expect(policyProblems(html)).toEqual([])
  })

  test.each([
    ['<p class="a" style="color:red">', 'a style attribute'],
    ['<svg><path d="M0 0" STYLE=fill:red /></svg>', 'a style attribute'],
    ['<a title="a > b" style="color:red">', 'a style attribute'],
    ['<button disabled onclick="go()">', 'an inline event handler (onclick)'],
    ['<style>p{}</style>', 'an inline <style> element'],
    ['<script>a="https://public-url.invalid/"</script>', 'the public address inside an inline script'],
  ])('%s is refused', (html, problem) => {
    expect(policyProblems(html)).toEqual([problem])
  })
})
