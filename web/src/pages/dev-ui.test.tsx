import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NoticeProvider } from '../ui/notices.tsx'
import { expectNoAxeViolations } from '../ui/testing/expect-no-axe-violations.ts'
import DevUi from './dev-ui.tsx'

async function renderParts() {
  return await render(
    <MemoryRouter>
      <NoticeProvider>
        <main>
          <DevUi />
        </main>
      </NoticeProvider>
    </MemoryRouter>,
  )
}

afterEach(async () => {
  await page.viewport(1280, 900)
})

test('the page of all parts has no accessibility fault', async () => {
  await renderParts()
  await expectNoAxeViolations(document, { wholePage: true })
})

test('no part writes a style attribute, which the content security policy would drop', async () => {
  const screen = await renderParts()
  expect([...screen.container.querySelectorAll('[style]')].map((element) => element.outerHTML)).toEqual([])
})

test('two parts on one page never share an id', async () => {
  const screen = await renderParts()
  const ids = [...screen.container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})

test.for([320, 390, 768, 1280])('no part makes the page scroll sideways at %i px', async (width) => {
  await page.viewport(width, 900)
  await renderParts()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
