import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/query-client.ts'
import { endSession, startSession } from '../../../platform/session.ts'
import { makeToken } from '../../../platform/testing/make-token.ts'
import { renderApp } from '../../../platform/testing/render-app.tsx'
import { claimServer, complete, makeDraft } from './testing/claim-server.ts'
import { Wizard } from './wizard.tsx'

const open = () =>
  renderApp({ '/claims/submit-claim': <Wizard kind="wizard" /> }, { pathname: '/claims/submit-claim' })

beforeEach(() => queryClient.setDefaultOptions({ queries: { retry: false } }))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  endSession()
})

test('looking at the form saves nothing; typing does, and says so', async () => {
  const server = claimServer()
  const screen = await open()
  const firstName = screen.getByLabelText('First Name')
  await expect.element(firstName).toHaveValue('Maria')
  expect(server.saves()).toEqual([])
  await firstName.fill('Mary')
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  expect(server.saves()).toHaveLength(1)
  expect(server.saves()[0]).toMatchObject({ step: 0, answers: { first_name: 'Mary', last_name: 'Delgado' } })
})

test('Next and Back save at once', async () => {
  const server = claimServer()
  const screen = await open()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => server.saves()).toMatchObject([{ step: 1 }])
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => server.saves()).toMatchObject([{ step: 1 }, { step: 0 }])
})

test('a save that fails disturbs nobody and is made up for when the connection is back', async () => {
  let isDown = true
  const server = claimServer({
    save: () => (isDown ? { status: 503, json: { detail: 'Down.' } } : undefined),
  })
  const screen = await open()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByText('Not saved yet, we will try again')).toBeVisible()
  await screen.getByLabelText('Subject').fill('MRI')
  await expect.element(screen.getByLabelText('Subject')).toHaveValue('MRI')
  isDown = false
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  expect(server.saves().at(-1)).toMatchObject({ step: 1, answers: { subject: 'MRI' } })
})

test('a page that is closed in mid-sentence still saves it', async () => {
  const server = claimServer()
  const screen = await open()
  await screen.getByLabelText('First Name').fill('Mary')
  window.dispatchEvent(new Event('pagehide'))
  expect(server.saves()).toMatchObject([{ answers: { first_name: 'Mary' } }])
})

test('words that an expired session kept from the server are there after signing in again', async () => {
  startSession(makeToken())
  claimServer({
    draft: makeDraft(1, complete),
    save: () => ({ status: 401, json: { detail: 'Please sign in again.' } }),
  })
  const screen = await open()
  await screen.getByLabelText('Subject').fill('Typed too late')
  await expect.element(screen.getByText('You are at /login')).toBeVisible()

  startSession(makeToken())
  const server = claimServer({ draft: makeDraft(0, complete) })
  await screen.router.navigate('/claims/submit-claim')
  await expect.element(screen.getByLabelText('Subject')).toHaveValue('Typed too late')
  await expect.poll(() => server.saves()).toMatchObject([{ step: 1, answers: { subject: 'Typed too late' } }])
})

test('unsaved words of one person are never shown to the next', async () => {
  startSession(makeToken())
  claimServer({ save: () => ({ status: 401, json: { detail: 'Please sign in again.' } }) })
  const screen = await open()
  await screen.getByLabelText('First Name').fill('Secret')
  await expect.element(screen.getByText('You are at /login')).toBeVisible()

  startSession(makeToken({ sub: 'person-2', scopes: ['authenticated'] }))
  claimServer()
  await screen.router.navigate('/claims/submit-claim')
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('Maria')
})

test('a draft that became a claim on another page is neither saved nor tried again', async () => {
  const server = claimServer({
    draft: makeDraft(1, complete),
    save: () => ({ status: 409, json: { detail: 'This request was submitted already.' } }),
  })
  const screen = await open()
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(screen.getByText('This request was submitted already')).toBeVisible()
  expect(server.saves()).toMatchObject([{ uid: 'draft-1', step: 0 }])
})

test('once the claim is sent, nothing of it is saved any more', async () => {
  const server = claimServer({ draft: makeDraft(5, complete) })
  const screen = await open()
  await screen.getByRole('button', { name: 'Submit Claim' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Your claim has been submitted' })).toBeVisible()
  window.dispatchEvent(new Event('pagehide'))
  expect(server.saves()).toEqual([])
  expect(queryClient.getQueryData(['claim_drafts', 'wizard'])).toEqual({ draft: null })
})
