import { chatCloseCodes } from '@recourse/contract/chat'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../platform/query-client.ts'
import { endSession } from '../../platform/session.ts'
import { chatServer, openChat } from './testing/chat-server.tsx'
import { eventually, history, reads } from './testing/expect-chat.ts'
import { FakeSocket } from './testing/fake-socket.ts'
import { makeMessage } from './testing/make-message.ts'

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

test('what could not go stays with Try again, also after closing; it goes once, and leaving asks first', async () => {
  const server = chatServer(history())
  const { screen, dialog, log, field } = await openChat()
  await reads(log, /Hi Maria\./)
  server.state.isUp = false
  await field.fill('Please call me')
  await userEvent.keyboard('{Enter}')
  await reads(log, /Please call me.*Request Error/)
  await field.fill('half a thought')
  await dialog.getByRole('button', { name: 'Close' }).click()

  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  void screen.router.navigate('/elsewhere')
  const question = screen.getByRole('dialog', { name: 'Your message is not sent yet' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  expect(screen.router.state.location.pathname).toBe('/claims')

  await screen.getByRole('button', { name: 'Message Support' }).click()
  await expect.element(field).toHaveValue('half a thought')
  server.state.isUp = true
  await log.getByRole('button', { name: 'Try again' }).first().click()
  await reads(log, /Please call me\s*Sent/)
  await expect.element(log.getByText('Request Error')).not.toBeInTheDocument()
  expect(server.posts.filter(({ content }) => content === 'Please call me')).toHaveLength(1)
  await field.fill('')
  await dialog.getByRole('button', { name: 'Close' }).click()
  void screen.router.navigate('/elsewhere')
  await expect.element(screen.getByText('You are at /elsewhere')).toBeVisible()
})

test('after a break it says so, resumes after what it holds, and asks for what the socket never told', async () => {
  const server = chatServer(history())
  const { dialog, log } = await openChat()
  await reads(log, /Hi Maria\./)
  server.socket()?.end(chatCloseCodes.restarting)
  await expect.element(dialog.getByText('Reconnecting…')).toBeVisible()
  server.add(makeMessage(3, { content: 'Written meanwhile' }))
  await reads(log, /Thank you\..*Written meanwhile/s)
  expect(server.socket()?.url.searchParams.get('after')).toBe('2')
  await expect.element(dialog.getByText('Reconnecting…')).not.toBeInTheDocument()
  // Nobody heard 4; with 5 it is clear that it is missing.
  const open = FakeSocket.opened.splice(0)
  server.add(makeMessage(4, { content: 'Lost on the way' }))
  FakeSocket.opened.push(...open)
  server.add(makeMessage(5, { content: 'Not lost' }))
  server.socket()?.say({ type: 'alive', seq: 5 })
  await reads(log, /Written meanwhile.*Lost on the way.*Not lost/)
  await eventually(() => log.element().querySelectorAll('li').length).toBe(5)
})

test('offline is said in words, and what is written then goes when the network is back', async () => {
  const server = chatServer(history())
  const { dialog, log, field } = await openChat()
  await reads(log, /Hi Maria\./)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.state.isUp = false
  window.dispatchEvent(new Event('offline'))
  await expect
    .element(dialog.getByText('You are offline. We send your message when you are back.'))
    .toBeVisible()
  await field.fill('From the tunnel')
  await userEvent.keyboard('{Enter}')
  await reads(log, /From the tunnel.*Request Error/)
  onLine.mockReturnValue(true)
  server.state.isUp = true
  window.dispatchEvent(new Event('online'))
  await reads(log, /From the tunnel\s*Sent/)
  expect(server.posts).toHaveLength(1)
})

test('a session that ends in mid-sentence asks to sign in on the spot, and the words are still there', async () => {
  const server = chatServer(history())
  const { screen, dialog, log, field } = await openChat()
  await reads(log, /Hi Maria\./)
  await field.fill('I was about to say')
  server.state.isSignedOut = true
  server.socket()?.end(chatCloseCodes.signedOut)
  const asking = screen.getByRole('dialog', { name: 'Please sign in again' })
  await expect.element(asking).toBeVisible()
  server.state.isSignedOut = false
  await asking.getByLabelText('Password').fill('marigold-river-22')
  await asking.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(asking).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('I was about to say')
  await eventually(() => server.socket()?.readyState).toBe(FakeSocket.OPEN)
  await expect.element(dialog.getByText('Please sign in again to go on.')).not.toBeInTheDocument()
})

test('a history that cannot be loaded says why, and offers another try', async () => {
  const server = chatServer(history())
  server.state.historyRefusal = { status: 503, json: { detail: 'We are very busy right now.' } }
  const { dialog, log } = await openChat()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('We are very busy right now.')
  server.state.historyRefusal = undefined
  await log.getByRole('button', { name: 'Try again' }).click()
  await reads(log, /Hi Maria\./)
})
