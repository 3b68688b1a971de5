import type { Coverage as CoverageData } from '@recourse/contract/coverage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query-client.ts'
import { type Answers, answerCalls } from '../../platform/testing/answer-calls.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { Select } from '../../ui/select.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { Coverage } from './coverage.tsx'
import { CoverageCard } from './coverage-card.tsx'
import { makeCoverage } from './testing/make-coverage.ts'

const path = '/api/v1/accounts/coverages'
const regions = ['Arkansas', 'Ohio'].map((name) => ({ value: name, label: name }))

function server(coverages: readonly CoverageData[], saved = makeCoverage()): Answers {
  return {
    [`GET ${path}`]: () => ({ json: coverages }),
    [`POST ${path}`]: () => ({ status: 201, json: saved }),
    [`PUT ${path}`]: () => ({ json: saved }),
  }
}

const renderPage = () =>
  renderApp(
    {
      '/account/coverage': (
        <Coverage
          regionField={(ties) => <Select label="Region" placeholder="Choose" options={regions} {...ties()} />}
          guideHref={(planType, region) => `/guide?${planType}&${region}`}
          leaveGuard={() => null}
        />
      ),
    },
    { pathname: '/account/coverage' },
  )
const renderCard = () => renderApp({ '/': <CoverageCard /> }, { pathname: '/' })
type Screen = Awaited<ReturnType<typeof renderPage>>

beforeEach(() => queryClient.setDefaultOptions({ queries: { retry: false } }))
afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

async function edit(screen: Screen) {
  await screen.getByRole('button', { name: 'Update Info' }).click()
  await expect.element(screen.getByLabelText('Region')).toHaveFocus()
}
const save = (screen: Screen) => screen.getByRole('button', { name: 'Save details' }).click()

test('without a coverage saving creates one, and only what was filled in is sent', async () => {
  const seen = answerCalls(server([]))
  const screen = await renderPage()
  await edit(screen)
  await screen.getByLabelText('Region').selectOptions('Ohio')
  await screen.getByLabelText('Insurer').fill('Harbor Mutual')
  await screen.getByLabelText('Plan', { exact: true }).fill('Gold')
  await screen.getByLabelText('Member ID').fill('H1')
  await screen.getByLabelText('Effective date').fill('2026-02-03')
  await save(screen)
  await expect.element(screen.getByRole('button', { name: 'Update Info' })).toHaveFocus()
  expect(seen.find(({ target }) => target === `POST ${path}`)?.body).toEqual({
    region: 'Ohio',
    insurer_name: 'Harbor Mutual',
    plan_name: 'Gold',
    member_id: 'H1',
    effective_date: '2026-02-03',
  })
  expect(seen.at(-1)?.target).toBe(`GET ${path}`)
})

test('with a coverage saving updates it by its uid', async () => {
  const coverage = makeCoverage()
  const seen = answerCalls(server([coverage]))
  const screen = await renderPage()
  await edit(screen)
  await screen.getByLabelText('Premium (optional)').fill('')
  await save(screen)
  await expect.element(screen.getByText('Your coverage is saved.')).toBeVisible()
  const sent = seen.find(({ target }) => target === `PUT ${path}`)?.body
  expect(sent).toMatchObject({ uid: coverage.uid, user_cost: 3000, employer_sponsored: true })
  expect(sent).not.toHaveProperty('premium_cost')
})

test('what the server refuses stands at its field', async () => {
  const sentence = 'Please use at most 200 characters.'
  answerCalls({
    ...server([makeCoverage()]),
    [`PUT ${path}`]: () => ({ status: 422, json: { detail: sentence, fields: { plan_name: sentence } } }),
  })
  const screen = await renderPage()
  await edit(screen)
  await save(screen)
  await expect
    .element(screen.getByLabelText('Plan', { exact: true }))
    .toHaveAccessibleDescription(`Error: ${sentence}`)
  await expect.element(screen.getByLabelText('Plan', { exact: true })).toHaveFocus()
})

test('insurers are suggested: the person’s own, then those known in the region; any other may be typed', async () => {
  answerCalls(server([makeCoverage({ insurer_name: 'My old insurer' })]))
  const screen = await renderPage()
  await edit(screen)
  const input = screen.getByLabelText('Insurer').element() as HTMLInputElement
  const names = () => [...(input.list?.options ?? [])].map(({ value }) => value)
  await vi.waitFor(() => expect(names()).toContain('QCA Health Plan, Inc.'))
  expect(names()[0]).toBe('My old insurer')
  const plans = (screen.getByLabelText('Plan', { exact: true }).element() as HTMLInputElement).list
  expect([...(plans?.options ?? [])].map(({ value }) => value)).toEqual(['Silver 3000 PPO'])
})

test('an employer’s plan is explained both ways, since the record does not say who pays its claims', async () => {
  answerCalls(server([makeCoverage()]))
  const screen = await renderPage()
  const card = screen.getByRole('complementary', { name: 'Coverage insights' })
  for (const label of [
    'Employer plan that pays claims itself (self-funded)',
    'Employer plan bought from an insurer (fully insured)',
  ]) {
    await card.getByText(label).click()
  }
  await expect.element(card.getByText(/Employee Benefits Security Administration/)).toBeVisible()
  await expect.element(card.getByText('Arkansas Insurance Department', { exact: true })).toBeVisible()
  await expect.element(card.getByText('$412', { exact: true })).toBeVisible()
  const links = card.getByRole('link', { name: 'Read the guide for this plan' }).elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/guide?Commercial - Employer Sponsored - Self-Funded&Arkansas',
    '/guide?Commercial - Employer Sponsored - Fully Insured&Arkansas',
  ])
  await expectNoAxeViolations()
})

test('what CMS did not report, or cannot be, is not read as zero', async () => {
  answerCalls(server([makeCoverage({ employer_sponsored: null })]))
  const screen = await renderPage()
  const card = screen.getByRole('complementary', { name: 'Coverage insights' })
  await expect.element(card.getByText(/^\d+% in 2024 \([\d,]+ of [\d,]+\)$/)).toBeVisible()
  await expect.element(card.getByText(/^0% in/)).not.toBeInTheDocument()
  await expect.element(card.getByText(/plans sold on HealthCare\.gov/)).toBeVisible()
})

test('an insurer that CMS does not know gets a plain sentence', async () => {
  answerCalls(server([makeCoverage({ insurer_name: 'Harbor Mutual' })]))
  const screen = await renderPage()
  await expect
    .element(screen.getByText('CMS has published no denial figures for Harbor Mutual in Arkansas.'))
    .toBeVisible()
})

test('a paper that waits for the virus scanner is named and not shown', async () => {
  answerCalls(server([makeCoverage({ sob_name: 'sbc.pdf' })]))
  const screen = await renderPage()
  await expect.element(screen.getByText(/is being checked for viruses/)).toBeVisible()
  await expect.element(screen.getByRole('toolbar')).not.toBeInTheDocument()
})

test('coverage that cannot be loaded says why', async () => {
  answerCalls({ [`GET ${path}`]: () => ({ status: 500, json: { detail: 'x' } }) })
  const screen = await renderPage()
  await expect.element(screen.getByText('Internal server error')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

const three = [
  makeCoverage({ uid: 'c', status: 'pending', plan_name: 'Next', effective_date: '2027-01-01' }),
  makeCoverage({ uid: 'b', plan_name: 'Now', termination_date: '2026-12-31' }),
  makeCoverage({ uid: 'a', status: 'expired', plan_name: 'Old', termination_date: '2025-12-31' }),
]

test('the account card is a table on wide screens and cards on narrow ones', async () => {
  answerCalls(server(three))
  const screen = await renderCard()
  await expect.element(screen.getByRole('table')).toBeVisible()
  for (const status of ['Pending', 'Active', 'Expired']) {
    await expect.element(screen.getByText(status, { exact: true })).toBeVisible()
  }
  await expect
    .element(screen.getByRole('link', { name: 'Update Coverage' }))
    .toHaveAttribute('href', '/account/coverage')
  await expectNoAxeViolations()
  await page.viewport(390, 844)
  await expect.element(screen.getByRole('listitem').nth(2)).toBeVisible()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
  await expectNoAxeViolations()
})

test('the account card without a coverage offers to add one', async () => {
  answerCalls(server([]))
  const screen = await renderCard()
  await expect.element(screen.getByText('No Coverage On File')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Add Coverage' }))
    .toHaveAttribute('href', '/account/coverage')
})
