import type { Overview } from '@recourse/contract/overview'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import OverviewPage from '../../pages/overview.tsx'
import { queryClient } from '../../platform/query-client.ts'
import { endSession, startSession } from '../../platform/session.ts'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { makeToken } from '../../platform/testing/make-token.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'

const readCall = 'GET /api/v1/admin/overview'
const firstMonday = Date.UTC(2026, 4, 18)
const weekMs = 7 * 86_400_000

const overview: Overview = {
  as_of: '2026-11-15T12:00:00.000Z',
  claims: 214,
  by_status: [
    { status: 'Submitted', claims: 48 },
    { status: 'Pending', claims: 91 },
    { status: 'Resolved', claims: 53 },
    { status: 'User Action Required', claims: 22 },
  ],
  oldest_waiting: {
    claim_uid: 'a3f09c1e-0000-4000-8000-000000000007',
    waiting_since: '2026-10-27T12:00:00.000Z',
  },
  by_week: Array.from({ length: 26 }, (_, index) => ({
    week: new Date(firstMonday + index * weekMs).toISOString().slice(0, 10),
    claims: index,
  })),
  by_insurance_type: [
    { value: 'MEDICARE', claims: 150 },
    { value: null, claims: 60 },
    { value: 'CHIP', claims: 4 },
  ],
  by_denial_reason: [{ value: 'NMN', claims: 214 }],
  by_region: [{ value: 'Ohio', claims: 214 }],
  first_reply: { replied: 149, unreplied: 9, median_minutes: 1_900 },
  resolved_dollars: 580_709,
}

beforeEach(async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  await page.viewport(1280, 900)
  startSession(makeToken({ sub: 'person-1', scopes: ['authenticated', 'staff'] }))
})
afterEach(() => {
  vi.restoreAllMocks()
  endSession()
  vi.unstubAllGlobals()
})

const show = () => renderApp({ '/admin/overview': <OverviewPage /> }, { pathname: '/admin/overview' })

test('every count stands in words, and leads to its claims', async () => {
  answerCalls({ [readCall]: () => ({ json: overview }) })
  const screen = await show()
  await expect.element(screen.getByText('214 claims in all.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /Show these claims.*User Action Required/ }))
    .toHaveAttribute('href', '/claims?status=User%20Action%20Required')
  await expect.element(screen.getByText(/^19\s*days$/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open this claim' }))
    .toHaveAttribute('href', '/claims?search=a3f09c1e-0000-4000-8000-000000000007')
  await expect.element(screen.getByText('$580,709')).toBeVisible()
  const reply = screen.getByRole('region', { name: 'Median time to first reply' })
  await expect
    .poll(() => reply.query()?.textContent)
    .toMatch(
      /1\.3 days.*149 got a first message from us, half of them in 1\.3 days or less\. 9 more have no message yet/,
    )
  const types = screen.getByRole('region', { name: 'By insurance type' }).element().textContent
  expect(types).toMatch(/Medicare150 70%Not provided60 28%All others4 2%/)
  await expectNoAxeViolations(document, { wholePage: true })
})

test('the weeks are drawn, and a table says the same', async () => {
  answerCalls({ [readCall]: () => ({ json: overview }) })
  const screen = await show()
  const plot = screen.getByRole('img', { name: /claims per week/ })
  await expect.element(plot).toBeVisible()
  const table = screen.getByRole('table', { name: 'Claims per week, as numbers' })
  expect(table.element().textContent).toMatch(/Nov 9 \(so far\)25All 12 weeks234$/)
  await screen.getByRole('combobox', { name: 'Show' }).selectOptions('Last 26 weeks')
  await expect.poll(() => table.element().textContent).toMatch(/May 180.*All 26 weeks325$/)
  expect(document.querySelector('main [style]')).toBeNull()
})

test('the numbers are saved as a file', async () => {
  const saved: { blob?: Blob; name?: string } = {}
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.blob = blob
    return 'blob:overview'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.name = this.download
  })
  answerCalls({
    [readCall]: () => ({ json: overview }),
    'GET /api/v1/admin/overview_csv': () => ({ json: { file_name: 'claims.csv', csv: 'Topic,Value\r\n' } }),
  })
  const screen = await show()
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(screen.getByText('Saved as claims.csv.')).toBeVisible()
  expect(saved.name).toBe('claims.csv')
  expect(await saved.blob?.text()).toBe('Topic,Value\r\n')
})

test('an empty desk is said plainly', async () => {
  answerCalls({
    [readCall]: () => ({
      json: {
        ...overview,
        claims: 0,
        oldest_waiting: null,
        by_region: [],
        resolved_dollars: 0,
        first_reply: { replied: 0, unreplied: 0, median_minutes: null },
      },
    }),
  })
  const screen = await show()
  await expect.element(screen.getByText('No claim waits for us.')).toBeVisible()
  await expect.element(screen.getByText('No claims yet.')).toBeVisible()
  await expect.element(screen.getByText(/No claim of the last 12 weeks has a reply yet/)).toBeVisible()
})

test('someone who may not read it is told so', async () => {
  answerCalls({ [readCall]: () => ({ status: 403, json: { detail: 'You may not do this.' } }) })
  const screen = await show()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You may not do this.')
})

test.each([320, 390])('at %i px the weeks are sideways bars in the table', async (width) => {
  await page.viewport(width, 844)
  answerCalls({ [readCall]: () => ({ json: overview }) })
  const screen = await show()
  await expect.element(screen.getByRole('table')).toBeVisible()
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectNoAxeViolations(document, { wholePage: true })
})
