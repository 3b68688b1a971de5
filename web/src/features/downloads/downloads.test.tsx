import { downloadList } from '@recourse/contract/download-list'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { Downloads } from './downloads.tsx'

const listCall = 'GET /api/v1/static_resources/digital_downloads'
const viewCall = 'PUT /api/v1/static_resources/digital_download'
const [first] = downloadList
if (!first) throw new Error('The list of downloads is empty.')

/** The links are left alone: a new window per test would be too much of the real thing. */
function stayHere(event: Event) {
  event.preventDefault()
}
afterEach(() => {
  document.removeEventListener('click', stayHere)
  vi.unstubAllGlobals()
})

const wordsOf = (locator: Locator) => locator.element().textContent ?? ''

function renderDownloads() {
  return render(
    <MemoryRouter>
      <Downloads />
    </MemoryRouter>,
  )
}

test('the table has every column, and the counts come in when they are known', async () => {
  await page.viewport(1280, 900)
  answerCalls({ [listCall]: () => ({ json: downloadList.map((entry) => ({ ...entry, views: 4812 })) }) })
  const screen = await renderDownloads()
  const heads = screen.getByRole('columnheader').elements()
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Name and description',
    'Version',
    'Release Date',
    'Last Modified Date',
    'Views',
    'Link',
  ])
  const row = screen.getByRole('row', { name: new RegExp(first.name) })
  await expect.poll(() => wordsOf(row)).toContain(`${first.version}Nov 15, 2026Nov 15, 20264,812`)
  await expect.element(row.getByRole('link')).toHaveAttribute('href', first.link)
  await expectNoAxeViolations()
})

test('opening a document counts it and leaves the link as it is', async () => {
  await page.viewport(1280, 900)
  document.addEventListener('click', stayHere)
  const seen = answerCalls({ [viewCall]: () => ({ json: { ...first, views: 7 } }) })
  const screen = await renderDownloads()
  const link = screen.getByRole('link', { name: `Open ${first.name} (opens in a new window)` })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await link.click()
  const row = screen.getByRole('row', { name: new RegExp(first.name) })
  await expect.poll(() => wordsOf(row)).toContain('Nov 15, 20267Open')
  expect(seen.filter(({ target }) => target === viewCall)).toEqual([
    { target: viewCall, body: { uid: first.uid }, authorization: null },
  ])
})

test('narrow windows show cards, and a failed count leaves a dash', async () => {
  answerCalls({})
  const screen = await renderDownloads()
  for (const width of [834, 390, 320]) {
    await page.viewport(width, 844)
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
    const card = screen.getByRole('article').filter({ hasText: first.name })
    await expect.poll(() => wordsOf(card)).toContain('Views–')
    await expect.element(card.getByRole('link')).toHaveAttribute('href', first.link)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  await expectNoAxeViolations()
})
