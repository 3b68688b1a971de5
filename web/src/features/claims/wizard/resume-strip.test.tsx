import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/query-client.ts'
import { renderApp } from '../../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../../ui/testing/expect-no-axe-violations.ts'
import { ResumeStrip } from './resume-strip.tsx'
import { claimServer, makeDraft } from './testing/claim-server.ts'

const open = () => renderApp({ '/': <ResumeStrip /> }, { pathname: '/' })
const draft = makeDraft(2, { subject: 'Sleep study' })

beforeEach(() => queryClient.setDefaultOptions({ queries: { retry: false } }))
afterEach(() => vi.unstubAllGlobals())

test('an unfinished request is named with its step and its dates, and can be continued', async () => {
  claimServer({ draft })
  const screen = await open()
  await expect
    .element(screen.getByRole('region', { name: 'Continue where you left off' }).getByText(/^Your request/))
    .toHaveTextContent(
      'Your request “Sleep study” is at step 3 of 6, Service Details. Saved Nov 14, 2026. We keep it until Jan 13, 2027.',
    )
  await expect.element(screen.getByRole('img', { name: '2 of 6 steps done' })).toBeVisible()
  await expectNoAxeViolations()
  await screen.getByRole('link', { name: 'Continue' }).click()
  await expect.element(screen.getByText('You are at /claims/submit-claim')).toBeVisible()
})

test('without a draft there is nothing', async () => {
  const server = claimServer()
  const screen = await open()
  await expect.poll(() => server.seen).toHaveLength(1)
  await expect.element(screen.getByText('Continue where you left off')).not.toBeInTheDocument()
})

test('deleting asks once, and keeps the draft when the answer is no', async () => {
  const server = claimServer({ draft })
  const screen = await open()
  await screen.getByRole('button', { name: 'Delete this draft' }).click()
  await screen.getByRole('button', { name: 'Keep it' }).click()
  expect(server.seen.some(({ target }) => target.startsWith('DELETE'))).toBe(false)
  await screen.getByRole('button', { name: 'Delete this draft' }).click()
  await screen.getByRole('button', { name: 'Delete draft' }).click()
  await expect.element(screen.getByText('Continue where you left off')).not.toBeInTheDocument()
  expect(server.seen.some(({ target }) => target.startsWith('DELETE'))).toBe(true)
})
