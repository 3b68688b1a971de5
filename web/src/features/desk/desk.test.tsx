import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../platform/query-client.ts'
import { endSession } from '../../platform/session.ts'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { deskServer, listPath, makeDeskClaim, pageOf, renderDesk } from './testing/desk-server.tsx'

beforeEach(async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  await page.viewport(1280, 900)
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const listCalls = (seen: readonly { target: string }[]) =>
  seen.map(({ target }) => target).filter((target) => target.startsWith('GET /api/v1/admin/claims'))

test('staff see every claim with its claimant, and neither boxes nor bulk actions', async () => {
  answerCalls(deskServer(makeDeskClaim({ urgent: true, unanswered: true })))
  const screen = await renderDesk()
  const row = screen.getByRole('row', { name: /Brain MRI/ })
  await expect.element(row).toBeVisible()
  expect(row.element().textContent).toMatch(/Maria Delgado, Texas.*Urgent.*Unanswered message/)
  expect(row.element().textContent).toMatch(/Oct 9, 2026.*Waiting \d+ days.*11111111/)
  await expect.element(screen.getByText('1 claim', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Showing 1 to 1 of 1 claims')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /^Pending 91$/ })).toBeInTheDocument()
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/Mark Resolved/)).not.toBeInTheDocument()
  await expectNoAxeViolations(document, { wholePage: true })
})

test('an open row shows what only staff see, and what is missing is said to be missing', async () => {
  const claim = makeDeskClaim({
    urgent: false,
    total_cost: 18_200,
    insurance_type: 'MEDICARE',
    appeal_url: '/files/letter',
  })
  answerCalls(deskServer(claim))
  const screen = await renderDesk()
  await screen.getByRole('button', { name: 'Details for Brain MRI' }).click()
  const value = (term: string) =>
    [...document.querySelectorAll('dt')].find((dt) => dt.textContent === term)?.nextElementSibling
      ?.textContent
  await expect.poll(() => value('Urgency')).toBe('Not Urgent')
  expect(value('Name')).toContain('Maria Delgado')
  expect(value('Email')).toContain('maria@example.com')
  expect([value('Insurance Type'), value('Total Cost')]).toEqual(['Medicare', '$18,200'])
  for (const term of ['Phone', 'Service Type', 'Additional Notes', 'Supporting Documents']) {
    expect([term, value(term)]).toEqual([term, 'Not provided'])
  }
  await expect
    .element(screen.getByRole('link', { name: /^View Appeal Letter/ }))
    .toHaveAttribute('href', '/files/letter')
  await expect.element(screen.getByRole('button', { name: 'Upload Supporting Documents' })).toBeVisible()
  await expectNoAxeViolations(document, { wholePage: true })
})

test('the claimant’s name, email and phone are copied with one press, and that is said', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const claim = makeDeskClaim({ user: { ...makeDeskClaim().user, phone: '(814) 555-0117' } })
  answerCalls(deskServer(claim))
  const screen = await renderDesk({ open: claim.uid })
  for (const what of ['name', 'email', 'phone']) {
    await screen.getByRole('button', { name: `Copy ${what}` }).click()
  }
  await expect.element(screen.getByText('Copied').first()).toBeVisible()
  expect(written.mock.calls.flat()).toEqual(['Maria Delgado', 'maria@example.com', '(814) 555-0117'])
})

test('filters, order and search stand in the address, and the server is asked for them', async () => {
  const filtered =
    'GET /api/v1/admin/claims?limit=5&order=newest&urgent=true&region=Guam&unanswered=true&assigned=me'
  const seen = answerCalls({
    ...deskServer(),
    [filtered]: () => pageOf([], { count: 1000, count_capped: true }),
  })
  const screen = await renderDesk({
    search: '?region=Guam&assigned=me&order=newest&urgent=true&unanswered=true&status=Lost',
  })
  await expect.element(screen.getByText('1,000+ claims match')).toBeVisible()
  expect(listCalls(seen)).toEqual([filtered])
  await expect.element(screen.getByText('No claims found')).toBeVisible()
  for (const words of ['Urgent', 'Guam', 'Unanswered message', 'Assigned to me']) {
    const name = new RegExp(`^${words}.*remove filter`)
    await expect.element(screen.getByRole('button', { name })).toBeVisible()
  }
  await expectNoAxeViolations(document, { wholePage: true })
  await screen.getByRole('button', { name: 'Clear all filters' }).click()
  expect(screen.router.state.location.search).toBe('?order=newest')
})

test('a search waits for three characters and for a pause', async () => {
  const found = `${listPath}&search=brain`
  const seen = answerCalls({
    ...deskServer(),
    [found]: () => pageOf([makeDeskClaim()], { count: 200, count_capped: true }),
  })
  const screen = await renderDesk()
  const field = screen.getByRole('searchbox', { name: 'Search claims' })
  await field.fill('br')
  await expect.element(screen.getByText('Please type at least 3 letters or digits.')).toBeVisible()
  await userEvent.type(field, 'ain')
  await expect.element(screen.getByText(/200\+ claims match/)).toBeVisible()
  await expect.element(screen.getByText(/These are the newest 200/)).toBeVisible()
  expect(listCalls(seen)).toEqual([listPath, found])
  expect(screen.router.state.location.search).toBe('?search=brain')
})

test('Next and Previous follow the cursors of the view', async () => {
  const older = makeDeskClaim({ id: 2, uid: '22222222-0000-4000-8000-000000000000', subject: 'Wheelchair' })
  const seen = answerCalls({
    ...deskServer(),
    [listPath]: () => pageOf([makeDeskClaim()], { count: 6, next: 'onwards' }),
    [`${listPath}&cursor=onwards`]: () => pageOf([older], { count: 6, previous: 'back' }),
  })
  const screen = await renderDesk()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByText('Showing 6 to 6 of 6 claims')).toBeVisible()
  await expect.element(screen.getByText('Page 2')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('button', { name: 'Previous' }).click()
  await expect.element(screen.getByText('Page 1')).toBeVisible()
  expect(listCalls(seen).slice(0, 2)).toEqual([listPath, `${listPath}&cursor=onwards`])
})

test('a column head sorts the page in view, until another order is asked for', async () => {
  const other = makeDeskClaim({ id: 2, uid: '22222222-0000-4000-8000-000000000000', subject: 'Arm brace' })
  const claims = [makeDeskClaim(), other]
  answerCalls({
    ...deskServer(),
    [listPath]: () => pageOf(claims),
    [listPath.replace('waiting', 'newest')]: () => pageOf(claims),
  })
  const screen = await renderDesk()
  const subjects = () =>
    [...document.querySelectorAll('tbody th')].map((cell) => cell.firstChild?.textContent)
  await expect.poll(subjects).toEqual(['Brain MRI', 'Arm brace'])
  await screen.getByRole('button', { name: 'Subject', exact: true }).click()
  await expect.poll(subjects).toEqual(['Arm brace', 'Brain MRI'])
  await screen.getByRole('combobox', { name: 'Order' }).selectOptions('Newest first')
  await expect.poll(subjects).toEqual(['Brain MRI', 'Arm brace'])
})

test('claims that cannot be loaded offer another try', async () => {
  answerCalls({})
  const screen = await renderDesk()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Whoops, internal server error.')
  answerCalls(deskServer())
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('table')).toBeVisible()
})

test.each([320, 390, 1000])('at %i px claims are articles, and filters fit', async (width) => {
  await page.viewport(width, 844)
  answerCalls(deskServer())
  const screen = await renderDesk()
  await expect.element(screen.getByRole('article', { name: 'Brain MRI' })).toBeVisible()
  await screen.getByRole('button', { name: 'Details for Brain MRI' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Claimant' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectNoAxeViolations(document, { wholePage: true })
  if (width > 768) return
  await screen.getByRole('button', { name: 'Filters' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Filters' })
  await expect.element(dialog.getByRole('combobox', { name: 'Region' })).toBeVisible()
  await expectNoAxeViolations()
  await dialog.getByRole('button', { name: 'Show: 1 claim' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
