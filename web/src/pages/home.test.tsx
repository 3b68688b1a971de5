import type { Profile } from '@recourse/contract/account'
import { type Claim, nextStep } from '@recourse/contract/claims'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeClaim, mariasClaims } from '../features/claims/testing/make-claim.ts'
import { queryClient } from '../platform/query-client.ts'
import { endSession, startSession } from '../platform/session.ts'
import { answerCalls } from '../platform/testing/answer-calls.ts'
import { makeToken } from '../platform/testing/make-token.ts'
import { renderApp } from '../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../ui/testing/expect-no-axe-violations.ts'
import HomePage from './home.tsx'

const maria: Profile = {
  uid: 'person-1',
  username: 'mdelgado',
  first_name: 'Maria',
  last_name: 'Delgado',
  email: 'maria.delgado@example.com',
  pending_email: null,
  age: 58,
  phone: null,
  city: 'Erie',
  region: { name: 'Pennsylvania' },
  is_staff: false,
  is_claims_admin: false,
  is_superuser: false,
}

function server(
  claims: readonly Claim[] = mariasClaims,
  needs_you = claims.filter((claim) => nextStep(claim) === 'you').length,
) {
  return {
    'GET /api/v1/users/me': () => ({ json: maria }),
    'GET /api/v1/claims?limit=5': () => ({
      json: { claims, count: claims.length, needs_you, unread_total: 0 },
    }),
  }
}
const renderHome = () => renderApp({ '/': <HomePage /> }, { pathname: '/' })

beforeEach(async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  await page.viewport(1280, 900)
  startSession(makeToken())
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

test('a signed-in person is greeted and finds every way on', async () => {
  answerCalls(server())
  const screen = await renderHome()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Hello, Maria.' })).toBeVisible()
  const ways = [
    ['Get Help With a Coverage Issue', '/claims/submit-claim'],
    ['Self Help Tools', '/resources/self-help-tools'],
    ['View All Claims', '/claims'],
    ['Go to your profile', '/account/profile'],
  ] as const
  for (const [name, href] of ways) {
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  const account = screen.getByRole('region', { name: 'Account Info' })
  for (const text of ['Maria Delgado', 'mdelgado', 'Community', maria.email, 'Erie, Pennsylvania']) {
    await expect.element(account.getByText(text, { exact: true })).toBeVisible()
  }
  await expectNoAxeViolations(document, { wholePage: true })
})

test('the latest claims stand in a table, newest first', async () => {
  answerCalls(server())
  const screen = await renderHome()
  const table = screen.getByRole('table', { name: 'Recently Denied Claims' })
  await expect.element(table).toBeVisible()
  const [head, first] = [...table.element().querySelectorAll('tr')].map(({ cells }) =>
    [...cells].map((cell) => cell.textContent),
  )
  expect(head).toEqual(['Status', 'Insurer', 'Plan', 'Subject', 'Care Date'])
  expect(first).toEqual([
    'User Action Required',
    'Keystone Valley Health',
    'Silver 3000 PPO',
    'Brain MRI',
    'Oct 2, 2026',
  ])
})

test('a claim that waits for the person is named, with the way to it', async () => {
  answerCalls(server())
  const screen = await renderHome()
  await expect.element(screen.getByText('One of your claims needs you.')).toBeVisible()
  await expect.element(screen.getByText(/“Brain MRI” is marked User Action Required\./)).toBeVisible()
  await screen.getByRole('link', { name: 'Open the claim' }).click()
  expect(screen.router.state.location).toMatchObject({
    pathname: '/claims',
    state: { open: mariasClaims[0]?.uid },
  })
})

test('several claims that wait are counted; a resolved one does not wait', async () => {
  const waiting = [4, 3].map((id) => makeClaim({ id, status: 'User Action Required' }))
  const done = makeClaim({ id: 2, status: 'User Action Required', marked_resolved: true })
  answerCalls(server([...waiting, done]))
  const screen = await renderHome()
  await expect.element(screen.getByText('2 of your claims need you.')).toBeVisible()
})

test.each([
  [1, 'One of your claims needs you.', /^It is marked User Action Required\./],
  [3, '3 of your claims need you.', /^They are marked User Action Required\./],
])('%i claims that wait are told of, however old they are', async (needsYou, title, text) => {
  answerCalls(server([makeClaim({ id: 9 })], needsYou))
  const screen = await renderHome()
  await expect.element(screen.getByText(title)).toBeVisible()
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open your claims' }))
    .toHaveAttribute('href', '/claims')
})

test('new messages are counted in words, in the table and in the title', async () => {
  document.title = 'Home · Recourse'
  const claims = [makeClaim({ id: 9, subject: 'Brain MRI', unread: 2 })]
  answerCalls({
    ...server(),
    'GET /api/v1/claims?limit=5': () => ({ json: { claims, count: 1, needs_you: 0, unread_total: 102 } }),
  })
  const screen = await renderHome()
  await expect.element(screen.getByText('You have 100+ new messages.')).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: 'Brain MRI 2 new messages' })).toBeVisible()
  await expect.poll(() => document.title).toBe('(100+) Home · Recourse')
  await expectNoAxeViolations()
})

test('without claims there is nothing to do and the list says so', async () => {
  answerCalls(server([]))
  const screen = await renderHome()
  await expect.element(screen.getByText('No Recent Claims')).toBeVisible()
  await expect.element(screen.getByText(/needs you|need you/)).not.toBeInTheDocument()
})

test('what cannot be loaded offers another try in its own place', async () => {
  answerCalls({ 'GET /api/v1/users/me': server()['GET /api/v1/users/me'] })
  const screen = await renderHome()
  await expect.element(screen.getByText('Maria Delgado')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Whoops, internal server error.')
  answerCalls(server())
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('table')).toBeVisible()
})

test.each([320, 390])('at %i px everything stands in one column', async (width) => {
  await page.viewport(width, 844)
  answerCalls(server())
  const screen = await renderHome()
  await expect.element(screen.getByRole('heading', { level: 4, name: 'Brain MRI' })).toBeVisible()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectNoAxeViolations(document, { wholePage: true })
})

test('a visitor sees the landing page and nothing is asked of the server', async () => {
  endSession()
  const seen = answerCalls(server())
  const screen = await renderHome()
  await expect.element(screen.getByRole('heading', { level: 1, name: /not the last word/ })).toBeVisible()
  expect(seen).toEqual([])
})
