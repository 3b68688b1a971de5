import { type AuditEntryShown, operatorUid } from '@recourse/contract/audit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import AuditPage from '../../pages/audit.tsx'
import { queryClient } from '../../platform/query-client.ts'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'

const listCall = 'GET /api/v1/admin/audit'
const actor_uid = '11111111-0000-4000-8000-000000000001'
const claimUid = 'a3f09c1e-0000-4000-8000-000000000007'

const makeEntry = (different: Partial<AuditEntryShown> = {}): AuditEntryShown => ({
  id: 9,
  at: '2026-11-15T12:00:00.000Z',
  actor_uid,
  actor_username: 'quinn',
  action: 'status_changed',
  subject_uids: [claimUid],
  address: '203.0.113.0/24',
  details: { from: 'Submitted', to: 'Pending' },
  ...different,
})
const pageOf = (entries: readonly AuditEntryShown[], next_id_before: number | null = null) => ({
  json: { entries, next_id_before, chain_head: { position: 7, hash: 'abc123' } },
})

beforeEach(async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  await page.viewport(1280, 900)
})
afterEach(() => vi.unstubAllGlobals())

const show = (search = '') =>
  renderApp({ '/admin/audit': <AuditPage /> }, { pathname: '/admin/audit', search })

test('each line says who did what to what, when and from where', async () => {
  answerCalls({ [listCall]: () => pageOf([makeEntry()]) })
  const screen = await show()
  const line = screen.getByRole('listitem')
  await expect.element(line).toBeVisible()
  expect(line.element().textContent).toMatch(
    /Nov 15, 2026.*quinn.*from 203\.0\.113\.0\/24.*Changed a status.*Submitted to Pending\..*a3f09c1e/,
  )
  await expect.element(screen.getByText(/Newest seal: number 7/)).toBeVisible()
  await expectNoAxeViolations(document, { wholePage: true })
})

test('what was done from the shell says so', async () => {
  const entry = makeEntry({
    actor_uid: operatorUid,
    actor_username: null,
    address: 'unknown',
    action: 'role_granted',
    details: { role: 'is_superuser' },
  })
  answerCalls({ [listCall]: () => pageOf([entry]) })
  const screen = await show()
  await expect
    .poll(() => screen.getByRole('listitem').query()?.textContent)
    .toMatch(/The operator.*from the shell.*Gave a role/)
})

test('pages go on to older lines and back', async () => {
  answerCalls({
    [listCall]: () => pageOf([makeEntry()], 9),
    [`${listCall}?id_before=9`]: () => pageOf([makeEntry({ id: 8, action: 'audit_read', details: {} })]),
  })
  const screen = await show()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByText('Read the audit log', { exact: true }).last()).toBeVisible()
  await expect.element(screen.getByText('Page 2')).toBeVisible()
  await screen.getByRole('button', { name: 'Previous' }).click()
  await expect.element(screen.getByText('Page 1')).toBeVisible()
})

test('filters are checked, applied together and kept in the address', async () => {
  const filtered = `${listCall}?action=role_granted&actor_uid=${actor_uid}`
  const staff = [{ uid: actor_uid, name: 'Quinn Demo', role: 'Staff' }]
  const seen = answerCalls({
    'GET /api/v1/admin/staff': () => ({ json: staff }),
    [listCall]: () => pageOf([makeEntry()]),
    [filtered]: () => pageOf([]),
  })
  const screen = await show()
  await screen.getByRole('combobox', { name: 'Action' }).selectOptions('Gave a role')
  const about = screen.getByRole('textbox', { name: 'About' })
  await about.fill('quinn')
  await screen.getByRole('button', { name: 'Show lines' }).click()
  await expect.element(about).toHaveAttribute('aria-invalid', 'true')
  await about.fill('')
  await screen.getByRole('combobox', { name: 'Who' }).selectOptions('Quinn Demo')
  await screen.getByRole('button', { name: 'Show lines' }).click()
  await expect.element(screen.getByText('No lines found')).toBeVisible()
  expect(screen.router.state.location.search).toBe(`?action=role_granted&actor_uid=${actor_uid}`)
  const looks = seen.map(({ target }) => target).filter((target) => target.startsWith(listCall))
  expect(looks).toEqual([listCall, filtered])
  await screen.getByRole('button', { name: 'Clear all' }).click()
  await expect.element(screen.getByRole('listitem')).toBeVisible()
})

test('a line leads to everything about the same thing', async () => {
  answerCalls({
    [listCall]: () => pageOf([makeEntry()]),
    [`${listCall}?subject_uid=${claimUid}`]: () => pageOf([makeEntry(), makeEntry({ id: 8 })]),
  })
  const screen = await show()
  await screen.getByRole('button', { name: /^a3f09c1e/ }).click()
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(2)
})

test.each([320, 390])('at %i px the log fits without sideways scroll', async (width) => {
  await page.viewport(width, 844)
  answerCalls({ [listCall]: () => pageOf([makeEntry()]) })
  const screen = await show()
  await expect.element(screen.getByRole('listitem')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectNoAxeViolations(document, { wholePage: true })
})
