import type { Document } from '@recourse/contract/documents'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query-client.ts'
import { endSession } from '../../platform/session.ts'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { claimsServer, newestPage, renderClaims } from '../claims/testing/claims-page.tsx'
import { makeClaim } from '../claims/testing/make-claim.ts'

const claim = makeClaim({ id: 1 })
const letter: Document = {
  uid: 'd1',
  url: '/files/d1?signature=old',
  name: 'letter <b>.pdf',
  content_type: 'application/pdf',
  size: 1536,
  created_at: '2026-11-14T15:00:00.000Z',
}

beforeEach(async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  await page.viewport(1280, 900)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  endSession()
})

const withDocs = (...docs: Document[]) => claimsServer([{ ...claim, docs }], 1)
const open = (scopes?: string[]) => renderClaims({ state: { open: claim.uid }, ...(scopes && { scopes }) })

test('a member sees each document with name, size and day, and it opens in a new window', async () => {
  answerCalls(withDocs(letter))
  const screen = await open()
  const link = screen.getByRole('link', { name: 'letter <b>.pdf (opens in a new window)' })
  await expect.element(link).toHaveAttribute('href', '/files/d1?signature=old')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(screen.getByText('1.5 KB, Nov 14, 2026')).toBeVisible()
  await expectNoAxeViolations(document, { wholePage: true })
})

test('staff see the documents numbered', async () => {
  answerCalls(withDocs(letter, { ...letter, uid: 'd2', name: 'b.pdf' }))
  const screen = await open(['authenticated', 'staff'])
  await expect.element(screen.getByRole('link', { name: /^Document 1/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Document 2/ })).toBeVisible()
})

test('a file that the virus scanner has not seen has no link, and is asked for again', async () => {
  const seen = answerCalls(withDocs({ ...letter, url: null }))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const screen = await open()
  await vi.waitFor(() => expect(screen.getByText('Being checked for viruses').query()).not.toBeNull())
  expect(screen.getByRole('link', { name: /letter/ }).query()).toBeNull()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(seen.filter(({ target }) => target === newestPage).length).toBeGreaterThan(1)
})

test('a link that has grown old is made anew before it is opened', async () => {
  answerCalls(withDocs(letter))
  const screen = await open()
  const link = screen.getByRole('link', { name: /letter/ })
  await expect.element(link).toBeVisible()
  const opened = { opener: window, location: { replace: vi.fn() }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 9 * 60_000)
  answerCalls(withDocs({ ...letter, url: '/files/d1?signature=new' }))
  await link.click()
  await expect.poll(() => opened.location.replace.mock.calls).toEqual([['/files/d1?signature=new']])
  expect(opened.opener).toBeNull()
})
