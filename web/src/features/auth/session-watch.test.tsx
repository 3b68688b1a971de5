import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../platform/query-client.ts'
import { currentSession, endSession, startSession } from '../../platform/session.ts'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { makeToken } from '../../platform/testing/make-token.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'

const minute = 60_000
const keptAlive = {
  idle_expires_at: '2026-01-01T12:30:00.000Z',
  expires_at: '2026-01-02T00:00:00.000Z',
}
const answers = { 'POST /auth/keep_alive': () => ({ status: 201, json: keptAlive }) }

beforeEach(() => {
  endSession()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  endSession()
})

/** Jumps, and then lets one tick of the watch's own timer happen. */
async function passTime(milliseconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + milliseconds - 1000)
  await vi.advanceTimersByTimeAsync(1000)
}

test('an idle person is asked, stays with one click, and the server hears of it', async () => {
  startSession(makeToken())
  const seen = answerCalls(answers)
  const screen = await renderApp({ '/claims': <h1>Claims</h1> }, { pathname: '/claims' })
  expect(seen).toHaveLength(1)

  await passTime(28 * minute)
  const dialog = screen.getByRole('dialog', { name: 'Are you still there?' })
  await expect.element(dialog).toBeVisible()
  await expect.element(screen.getByText('You will be signed out in 2 minutes.')).toBeVisible()
  await expectNoAxeViolations()
  await passTime(95_000)
  await expect.element(screen.getByText('You will be signed out in 30 seconds.')).toBeVisible()

  await screen.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(seen).toHaveLength(2)
  expect(currentSession().isSignedIn).toBe(true)
})

test('a person who does not answer is signed out and brought to the login page', async () => {
  startSession(makeToken())
  answerCalls(answers)
  const screen = await renderApp({ '/claims': <h1>Claims</h1> }, { pathname: '/claims' })
  queryClient.setQueryData(['profile'], { username: 'maria' })

  await passTime(30 * minute)
  await expect.element(screen.getByText('You are at /login')).toBeVisible()
  expect(currentSession().isSignedIn).toBe(false)
  expect(queryClient.getQueryData(['profile'])).toBeUndefined()
  expect(screen.router.state.location.state).toEqual({
    from: window.location.pathname + window.location.search,
  })
})

test('activity in another tab counts here too', async () => {
  startSession(makeToken())
  answerCalls(answers)
  const screen = await renderApp({ '/claims': <h1>Claims</h1> }, { pathname: '/claims' })
  await passTime(29 * minute)
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()

  const otherTab = new BroadcastChannel('recourse-activity')
  otherTab.postMessage({ type: 'active', at: Date.now() })
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(dialog.query()).toBeNull()
  })
  otherTab.close()
})

test('nothing runs for a visitor', async () => {
  const seen = answerCalls(answers)
  const screen = await renderApp({ '/about': <h1>About</h1> }, { pathname: '/about' })
  await passTime(31 * minute)
  await expect.element(screen.getByRole('heading', { name: 'About' })).toBeVisible()
  expect(seen).toEqual([])
})
