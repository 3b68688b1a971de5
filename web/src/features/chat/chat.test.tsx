import { chatLimits } from '@recourse/contract/chat'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../platform/query-client.ts'
import { endSession } from '../../platform/session.ts'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { chatServer, openChat } from './testing/chat-server.tsx'
import { eventually, history, reads } from './testing/expect-chat.ts'
import { FakeSocket } from './testing/fake-socket.ts'
import { makeMessage, maria, priya } from './testing/make-message.ts'

beforeEach(async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  FakeSocket.reset()
  await page.viewport(1280, 900)
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the dialog shows who is here and what was said, and closes back to its opener', async () => {
  chatServer(history())
  const { screen, dialog, log, field } = await openChat()
  await reads(log, /Thursday, Nov 12.*priya_n Staff · .*Hi Maria\./)
  const people = dialog.getByRole('region', { name: 'People' })
  await reads(people, /mdelgado \(you\)\s*Community\s*Here now.*priya_n\s*Staff\s*Here now/)
  await expect.element(field).toHaveFocus()
  await expectNoAxeViolations()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Message Support' })).toHaveFocus()
  expect(FakeSocket.opened.at(-1)?.readyState).toBe(FakeSocket.CLOSED)
})

test('on a touch screen the keyboard does not come up before it is asked for', async () => {
  chatServer(history())
  const match = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => match(query.replace('fine', 'coarse')))
  const { dialog, log } = await openChat()
  await reads(log, /Hi Maria\./)
  await expect.element(dialog.getByRole('heading', { name: 'Support For Claim a3f09c1e' })).toHaveFocus()
})

test('Enter sends, the message is on its way, then sent, then seen, and the focus stays', async () => {
  const server = chatServer(history())
  const { log, field } = await openChat()
  await reads(log, /Hi Maria\./)
  await field.fill('First line')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}second line{Enter}')
  await reads(log, /First line\s+second line.*Sent/s)
  expect(server.posts.map(({ content }) => content)).toEqual(['First line\nsecond line'])
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
  server.socket()?.say({ type: 'seen', ...priya, seq: 3 })
  await expect.element(log.getByText('Seen')).toBeVisible()
  await expect.element(log).toHaveAttribute('aria-live', 'polite')
})

test('an empty message is asked for, a lone new line is nothing, and one that is too long is kept', async () => {
  const server = chatServer(history())
  const { dialog, field } = await openChat()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveAccessibleDescription(/Please enter a message\./)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(field).toHaveValue('')
  const long = 'x'.repeat(chatLimits.messageMax + 1)
  await field.fill(long)
  await expect.element(field).toHaveAccessibleDescription(/Please use at most 4,000 characters\./)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue(long)
  await field.fill(long.slice(1))
  await expect.element(field).not.toHaveAccessibleDescription(/at most/)
  await userEvent.keyboard('{Enter}')
  await eventually(() => server.posts.length).toBe(1)
})

test('older messages come page by page, and what is read stays where it is', async () => {
  chatServer(Array.from({ length: 120 }, (_, index) => makeMessage(index + 1)))
  const { log } = await openChat()
  await reads(log, /Message 120/)
  const box = log.element()
  await eventually(() => box.scrollHeight - box.clientHeight - box.scrollTop).toBeLessThan(2)
  for (const first of [21, 1]) {
    box.scrollTop = 0
    const read = box.querySelector('[data-message]')
    const before = read?.getBoundingClientRect().top ?? 0
    await eventually(() => box.querySelector('[data-message]')?.textContent).toContain(`Message ${first}`)
    // The scroll that asked for more may itself have come later than our measure. Half a line is no jump; a page is.
    await eventually(() => Math.abs((read?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(12)
  }
  await expect.element(log.getByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument()
  expect(box.querySelectorAll('li')).toHaveLength(120)
})

test('a message counts as seen only before the eyes of the reader', async () => {
  const server = chatServer(Array.from({ length: 40 }, (_, index) => makeMessage(index + 1)))
  const { dialog, log } = await openChat()
  const seen = () => server.socket()?.sent.flatMap((frame) => Object(frame).seq ?? [])
  await eventually(seen).toEqual([40])
  server.socket()?.say({ type: 'seen', ...maria, seq: 40 })

  const box = log.element()
  box.scrollTop = 0
  await eventually(() => box.scrollTop).toBe(0)
  server.add(makeMessage(41))
  await expect.element(dialog.getByRole('button', { name: '1 new message' })).toBeVisible()
  expect(seen()).toEqual([40])
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await dialog.getByRole('button', { name: '1 new message' }).click()
  await eventually(() => box.scrollHeight - box.clientHeight - box.scrollTop).toBeLessThan(2)
  expect(seen()).toEqual([40])
  hidden.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await eventually(seen).toEqual([40, 41])
})

test('typing is shown while it lasts, and told of sparingly', async () => {
  const server = chatServer(history())
  const { dialog, log, field } = await openChat()
  await reads(log, /Hi Maria\./)
  await field.click()
  await userEvent.keyboard('I will ask')
  expect(server.socket()?.sent.filter((frame) => Object(frame).type === 'typing')).toHaveLength(1)
  server.socket()?.say({ type: 'typing', ...priya })
  await expect.element(dialog.getByText('priya_n is typing…')).toBeVisible()
  server.add(makeMessage(3))
  await expect.element(dialog.getByText('priya_n is typing…')).not.toBeInTheDocument()
})

test('web addresses are links that give nothing away, and nothing else in a message is', async () => {
  chatServer([makeMessage(1, { content: '<img src=x> see https://example.org/form. javascript:alert(1)' })])
  const { log } = await openChat()
  const link = log.getByRole('link')
  await expect.element(link).toHaveAttribute('href', 'https://example.org/form')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await reads(log, /<img src=x> see/)
  expect(log.getByRole('link').elements()).toHaveLength(1)
})

test('unread messages stand in the list, at the action, and in the title of the page', async () => {
  document.title = 'Claims · Recourse'
  chatServer(history(), { unread: 2 })
  const { screen } = await openChat()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('rowheader', { name: 'Brain MRI 2 new messages' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Message Support 2 new messages' })).toHaveFocus()
  await eventually(() => document.title).toBe('(2) Claims · Recourse')
})

test.each([320, 390])('at %i px it fills the screen and nothing is cut off', async (width) => {
  await page.viewport(width, 700)
  chatServer([...history(), makeMessage(3, { content: 'w'.repeat(300) })])
  const { dialog, log, field } = await openChat()
  await reads(log, /www/)
  await expect.element(field).toBeVisible()
  const { width: dialogWidth, height } = dialog.element().getBoundingClientRect()
  expect([dialogWidth, height]).toEqual([width, 700])
  expect(log.element().scrollWidth).toBeLessThanOrEqual(log.element().clientWidth)
  expect(dialog.element().scrollHeight).toBeLessThanOrEqual(700)
  await expectNoAxeViolations()
})

test('when the screen is turned the newest message stays in view', async () => {
  chatServer(
    Array.from({ length: 12 }, (_, index) => makeMessage(index + 1, { content: 'words '.repeat(30) })),
  )
  const { log } = await openChat()
  await reads(log, /words/)
  const toEnd = () => {
    const { scrollHeight, clientHeight, scrollTop } = log.element()
    return scrollHeight - clientHeight - scrollTop
  }
  for (const [width, height] of [
    [390, 700],
    [844, 390],
    [1280, 900],
  ] as const) {
    await page.viewport(width, height)
    await eventually(toEnd).toBeLessThan(2)
  }
})
