import { limits } from '@recourse/contract/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NoticeProvider, useNotice } from './notices.tsx'
import { expectNoAxeViolations } from './testing/expect-no-axe-violations.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function Page() {
  const notify = useNotice()
  return (
    <button type="button" onClick={() => notify({ kind: 'success', text: 'Profile saved.' })}>
      Save
    </button>
  )
}

async function renderPage() {
  const screen = await render(
    <NoticeProvider>
      <Page />
    </NoticeProvider>,
  )
  const save = screen.getByRole('button', { name: 'Save' })
  const close = screen.getByRole('button', { name: 'Close this notice' })
  const isShown = () => screen.container.textContent?.includes('Profile saved.')
  return { screen, save, close, isShown }
}

test('a notice is announced and goes away by itself after its time', async () => {
  const { screen, save, isShown } = await renderPage()
  await save.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Profile saved.')
  await vi.advanceTimersByTimeAsync(limits.noticeMs - 100)
  expect(isShown()).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  await vi.waitUntil(() => !isShown())
})

test('a notice waits while it is hovered', async () => {
  const { screen, save, isShown } = await renderPage()
  await save.click()
  await userEvent.hover(screen.getByText('Profile saved.'))
  await vi.advanceTimersByTimeAsync(3 * limits.noticeMs)
  expect(isShown()).toBe(true)
  await userEvent.hover(save)
  await vi.advanceTimersByTimeAsync(limits.noticeMs)
  await vi.waitUntil(() => !isShown())
})

test('a notice waits while it holds the focus, and closing it gives the focus back', async () => {
  const { save, close, isShown } = await renderPage()
  await save.click()
  await userEvent.tab()
  await expect.element(close).toHaveFocus()
  await vi.advanceTimersByTimeAsync(3 * limits.noticeMs)
  expect(isShown()).toBe(true)
  await userEvent.keyboard('{Enter}')
  await vi.waitUntil(() => !isShown())
  await expect.element(save).toHaveFocus()
})

test('the same words twice are one notice', async () => {
  const { screen, save } = await renderPage()
  await save.click()
  await save.click()
  await expect.element(screen.getByText('Profile saved.')).toBeVisible()
  expect(screen.getByText('Profile saved.').elements()).toHaveLength(1)
  vi.useRealTimers()
  await expectNoAxeViolations()
})
