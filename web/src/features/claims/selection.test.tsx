import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query-client.ts'
import { endSession } from '../../platform/session.ts'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { claimsServer, markCall, newestPage, renderClaims } from './testing/claims-page.tsx'
import { mariasClaims } from './testing/make-claim.ts'

beforeEach(async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  await page.viewport(1280, 900)
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

type Screen = Awaited<ReturnType<typeof renderClaims>>
const box = (screen: Screen, name: string) => screen.getByRole('checkbox', { name })
const selectAll = (screen: Screen) => box(screen, 'Select all')

test('Select all ticks every row, and is neither on nor off in between', async () => {
  answerCalls(claimsServer())
  const screen = await renderClaims()
  await expect.element(selectAll(screen)).not.toBeChecked()
  await box(screen, 'Select Brain MRI').click()
  await expect.element(selectAll(screen)).toBePartiallyChecked()
  await expect.element(screen.getByText('1 claims selected')).toBeVisible()
  await expect.element(screen.getByText('Selected: 1 of 5 in view.')).toBeInTheDocument()

  await selectAll(screen).click()
  await expect.element(screen.getByText('5 claims selected')).toBeVisible()
  await expect.element(selectAll(screen)).toBeChecked()
  await expect.element(box(screen, 'Select Inhaler refill')).toBeChecked()
  await expectNoAxeViolations(document, { wholePage: true })

  await selectAll(screen).click()
  await expect.element(screen.getByText(/claims selected/)).not.toBeInTheDocument()
})

test.each([
  ['Mark Resolved', true],
  ['Reopen Claim', false],
])('%s sends the ticked claims, and the list is read again half a second later', async (name, flag) => {
  let listed: { at: number } | undefined
  let marked: { at: number } | undefined
  const server = claimsServer()
  const seen = answerCalls({
    ...server,
    [newestPage]: () => {
      listed = { at: performance.now() }
      return {
        json: {
          claims: mariasClaims.map((claim) => ({ ...claim, marked_resolved: flag })),
          count: 7,
          needs_you: 0,
          unread_total: 0,
        },
      }
    },
    [markCall]: (body) => {
      marked = { at: performance.now() }
      return server[markCall]?.(body) ?? {}
    },
  })
  const screen = await renderClaims()
  await box(screen, 'Select Brain MRI').click()
  await box(screen, 'Select infusions, 6 sessions').click()
  await screen.getByRole('button', { name }).click()

  await expect.element(screen.getByText(/claims selected/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('region', { name: 'Claims', exact: true })).toHaveFocus()
  expect(seen.find(({ target }) => target === markCall)?.body).toEqual({
    mark_resolved: flag,
    claim_uids: [mariasClaims[0]?.uid, mariasClaims[1]?.uid],
  })
  await expect.poll(() => seen.filter(({ target }) => target === newestPage).length).toBe(2)
  // A timer of 500 ms may fire a hair early by this clock.
  expect((listed?.at ?? 0) - (marked?.at ?? 0)).toBeGreaterThan(490)
})

test('a refused change says why and keeps what was ticked', async () => {
  answerCalls({
    ...claimsServer(),
    [markCall]: () => ({ status: 404, json: { detail: 'We could not find one of these claims.' } }),
  })
  const screen = await renderClaims()
  await box(screen, 'Select Brain MRI').click()
  await screen.getByRole('button', { name: 'Mark Resolved' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('We could not find one of these claims.')
  await expect.element(box(screen, 'Select Brain MRI')).toBeChecked()
  await expect.element(screen.getByText('1 claims selected')).toBeVisible()
})

test('turning the page unticks everything', async () => {
  answerCalls(claimsServer())
  const screen = await renderClaims()
  await selectAll(screen).click()
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.getByRole('button', { name: 'Previous', disabled: false }).click()
  await expect.element(screen.getByText('Page 1')).toBeVisible()
  await expect.element(screen.getByText(/claims selected/)).not.toBeInTheDocument()
})

test('staff see the same list without boxes', async () => {
  answerCalls(claimsServer())
  const screen = await renderClaims({ scopes: ['authenticated', 'staff'] })
  await expect.element(screen.getByRole('table')).toBeVisible()
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Details for Brain MRI' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Claim Details' })).toBeVisible()
})

test.each([320, 390, 1000])(
  'at %i px the claims are articles that need no sideways scroll',
  async (width) => {
    await page.viewport(width, 844)
    answerCalls(claimsServer())
    const screen = await renderClaims()
    await expect.poll(() => screen.getByRole('article').elements().length).toBe(5)
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
    await box(screen, 'Select Brain MRI').click()
    await screen.getByRole('button', { name: 'Details for Brain MRI' }).click()
    await screen.getByRole('combobox', { name: 'Sort:' }).selectOptions('Subject, descending')
    await expect
      .element(screen.getByRole('article').first().getByRole('heading', { level: 2 }))
      .toHaveTextContent('Physical therapy after knee surgery')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const bar = screen.getByRole('region', { name: 'Selected claims' }).element().getBoundingClientRect()
    expect(bar.bottom).toBeLessThanOrEqual(window.innerHeight)
    await expectNoAxeViolations(document, { wholePage: true })
  },
)
