import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query-client.ts'
import { endSession } from '../../platform/session.ts'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { Claims } from './claims.tsx'
import { claimsServer, newestPage, olderPage, renderClaims } from './testing/claims-page.tsx'
import { makeClaim, mariasClaims } from './testing/make-claim.ts'

beforeEach(async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  await page.viewport(1280, 900)
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

type Screen = Awaited<ReturnType<typeof renderClaims>>
const shownSubjects = (screen: Screen) =>
  [...screen.container.querySelectorAll('tbody th[scope=row]')].map((cell) => cell.textContent)

const isListCall = (target: string) => target.startsWith(newestPage)

test('a member sees the claims by subject, each with status, day and short id', async () => {
  answerCalls(claimsServer())
  const screen = await renderClaims()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible()
  const help = screen.getByRole('link', { name: 'Get Help With a Coverage Denial' })
  await expect.element(help).toHaveAttribute('href', '/claims/submit-claim')
  const row = screen.getByRole('row', { name: /Brain MRI/ })
  await expect
    .poll(() => row.element().textContent)
    .toContain('Brain MRIUser Action RequiredOct 9, 2026a3f09c1e')
  expect(shownSubjects(screen)).toEqual([
    'Brain MRI',
    'Emergency room visit',
    'infusions, 6 sessions',
    'Inhaler refill',
    'Physical therapy after knee surgery',
  ])
  await expectNoAxeViolations(document, { wholePage: true })
})

test('a claim its owner resolved shows as Resolved whatever its status', async () => {
  answerCalls(claimsServer())
  const screen = await renderClaims()
  await expect
    .element(screen.getByRole('row', { name: /Inhaler refill/ }).getByText('Resolved'))
    .toBeVisible()
})

test('a column head sorts, turns round, and says so', async () => {
  answerCalls(claimsServer())
  const screen = await renderClaims()
  const subject = screen.getByRole('columnheader', { name: 'Subject' })
  const date = screen.getByRole('columnheader', { name: 'Submission Date' })
  await expect.element(subject).toHaveAttribute('aria-sort', 'ascending')

  await subject.getByRole('button').click()
  await expect.element(subject).toHaveAttribute('aria-sort', 'descending')
  expect(shownSubjects(screen)[0]).toBe('Physical therapy after knee surgery')
  await expect.element(screen.getByText('Sorted by Subject, descending.')).toBeInTheDocument()

  await date.getByRole('button').click()
  await expect.element(date).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(subject).not.toHaveAttribute('aria-sort')
  expect(shownSubjects(screen)[0]).toBe('Emergency room visit')
})

test('a row opens its details, and what is missing is said to be missing', async () => {
  answerCalls(claimsServer())
  const screen = await renderClaims()
  const toggle = screen.getByRole('button', { name: 'Details for Brain MRI' })
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')

  const details = document.getElementById(toggle.element().getAttribute('aria-controls') ?? '')
  expect(details?.textContent).toMatch(/Claim Details.*Keystone Valley Health.*Silver 3000 PPO/)
  expect(details?.textContent).toMatch(/Oct 2, 2026.*My doctor.*You act next.*Oct 12, 2026/)
  await expectNoAxeViolations(document, { wholePage: true })

  await toggle.click()
  await expect.element(screen.getByText('Claim Details')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Details for Inhaler refill' }).click()
  await expect.poll(() => screen.getByText('Not provided').elements().length).toBe(4)
  await expect.element(screen.getByText('Nothing more. This claim is resolved.')).toBeVisible()
})

test('what a page offers for a claim stands under Actions', async () => {
  answerCalls(claimsServer())
  const list = (
    <Claims canSelect={false} actionsOf={({ subject }) => <a href="/x">Write about {subject}</a>} />
  )
  const screen = await renderApp({ '/claims': list }, { pathname: '/claims' })
  await screen.getByRole('button', { name: 'Details for Brain MRI' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Actions' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Write about Brain MRI' })).toBeVisible()
})

test('the claim that the home page points to is open at once', async () => {
  answerCalls(claimsServer())
  const screen = await renderClaims({ state: { open: 'a3f09c1e-0000-4000-8000-000000000007' } })
  await expect.element(screen.getByRole('heading', { name: 'Claim Details' })).toBeVisible()
})

test('Next and Previous turn the pages, and the numbers follow', async () => {
  const seen = answerCalls(claimsServer())
  const screen = await renderClaims()
  const previous = screen.getByRole('button', { name: 'Previous' })
  const next = screen.getByRole('button', { name: 'Next' })
  await expect.element(screen.getByText('Showing 1 to 5 of 7 claims')).toBeVisible()
  await expect.element(screen.getByText('Page 1')).toBeVisible()
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')

  await next.click()
  await expect.element(screen.getByText('Showing 6 to 7 of 7 claims')).toBeVisible()
  await expect.element(screen.getByText('Page 2')).toBeVisible()
  await expect.element(screen.getByText('Now in view: claims 6 to 7 of 7.')).toBeInTheDocument()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveFocus()
  expect(shownSubjects(screen)).toEqual(['Blood test', 'Wheelchair'])

  await previous.click()
  await expect.element(screen.getByText('Showing 1 to 5 of 7 claims')).toBeVisible()
  expect(
    seen
      .map(({ target }) => target)
      .filter(isListCall)
      .slice(0, 2),
  ).toEqual([newestPage, olderPage])
})

test('from the third page Previous asks for the next newer claims', async () => {
  const seen = answerCalls({
    ...claimsServer(undefined, 11),
    [olderPage]: () => ({
      json: { claims: [makeClaim({ id: 2 })], count: 11, needs_you: 0, unread_total: 0 },
    }),
    [`${newestPage}&id_before=2`]: () => ({
      json: { claims: [makeClaim({ id: 1 })], count: 11, needs_you: 0, unread_total: 0 },
    }),
    [`${newestPage}&id_after=1`]: () => ({
      json: { claims: [makeClaim({ id: 2 })], count: 11, needs_you: 0, unread_total: 0 },
    }),
  })
  const screen = await renderClaims()
  for (const name of ['Next', 'Next', 'Previous']) {
    await screen.getByRole('button', { name, disabled: false }).click()
    await expect.element(screen.getByRole('region', { name: 'Claims' })).toHaveAttribute('aria-busy', 'false')
  }
  await expect.element(screen.getByText('Page 2')).toBeVisible()
  expect(seen.map(({ target }) => target).findLast(isListCall)).toBe(`${newestPage}&id_after=1`)
})

test('claims on other pages that wait for the person are counted, and those in view speak for themselves', async () => {
  answerCalls(claimsServer(mariasClaims, 7, 1))
  const screen = await renderClaims()
  await expect.element(screen.getByRole('table')).toBeVisible()
  await expect.element(screen.getByText(/needs? you/)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByText('One of your claims needs you.')).toBeVisible()

  answerCalls(claimsServer(mariasClaims, 7, 3))
  await queryClient.invalidateQueries()
  await screen.getByRole('button', { name: 'Previous' }).click()
  await expect.element(screen.getByText('3 of your claims need you.')).toBeVisible()
  await expect
    .element(screen.getByText('2 are on another page of this list, marked User Action Required.'))
    .toBeVisible()
  await expectNoAxeViolations(document, { wholePage: true })
})

test('no claims is said plainly', async () => {
  answerCalls(claimsServer([], 0))
  const screen = await renderClaims()
  await expect.element(screen.getByText('No claims found')).toBeVisible()
  await expect.element(screen.getByText(/Showing/)).not.toBeInTheDocument()
  await expectNoAxeViolations(document, { wholePage: true })
})

test('a page that cannot be had offers another try and stays the page asked for', async () => {
  const { [olderPage]: _, ...withoutOlder } = claimsServer()
  answerCalls(withoutOlder)
  const screen = await renderClaims()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Whoops, internal server error.')
  answerCalls(claimsServer())
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Showing 6 to 7 of 7 claims')).toBeVisible()
})

test('claims that cannot be loaded offer another try', async () => {
  answerCalls({})
  const screen = await renderClaims()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Whoops, internal server error.')
  answerCalls(claimsServer())
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('table')).toBeVisible()
})
