import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryClient } from '../../../platform/query-client.ts'
import { endSession, startSession } from '../../../platform/session.ts'
import { makeToken } from '../../../platform/testing/make-token.ts'
import { renderApp } from '../../../platform/testing/render-app.tsx'
import { noteParting } from './parting-save.ts'
import { claimServer, complete, makeDraft } from './testing/claim-server.ts'
import { findUnsaved } from './unsaved-draft.ts'
import { Wizard } from './wizard.tsx'

const open = () =>
  renderApp({ '/claims/submit-claim': <Wizard kind="wizard" /> }, { pathname: '/claims/submit-claim' })
const openIntake = () =>
  renderApp({ '/claims/intake': <Wizard kind="intake" /> }, { pathname: '/claims/intake' })

const readTarget = 'GET /api/v1/claim_drafts/wizard'

beforeEach(() => queryClient.setDefaultOptions({ queries: { retry: false } }))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  endSession()
})

test('what another device saved meanwhile comes into the form, beside the words typed here and without moving the focus', async () => {
  const server = claimServer({ draft: makeDraft(1, complete) })
  const screen = await open()
  const subject = screen.getByLabelText('Subject')
  await expect.element(subject).toHaveValue('Brain MRI')
  server.saveElsewhere({ description: 'Written on the phone.', subject: 'MRI' })
  await subject.click()
  await userEvent.keyboard('{End}, left')
  await expect.element(screen.getByLabelText('Description')).toHaveValue('Written on the phone.')
  await expect.element(subject).toHaveValue('Brain MRI, left')
  await expect.element(subject).toHaveFocus()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  expect(server.draft()).toMatchObject({
    version: 3,
    step: 1,
    answers: { subject: 'Brain MRI, left', description: 'Written on the phone.' },
  })
})

test('coming back to the page shows what another device saved, and saves nothing', async () => {
  const server = claimServer({ draft: makeDraft(1, complete) })
  const screen = await open()
  await expect.element(screen.getByLabelText('Description')).toHaveValue(complete.description)
  server.saveElsewhere({ description: 'Written on the phone.' })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByLabelText('Description')).toHaveValue('Written on the phone.')
  await screen.getByLabelText('Subject').fill('Knee')
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  expect(server.saves()).toMatchObject([
    { version: 2, answers: { subject: 'Knee', description: 'Written on the phone.' } },
  ])
})

test('a page that is left in mid-sentence sends only what was changed, and notes nothing but a number', async () => {
  const server = claimServer({ draft: makeDraft(1, complete) })
  const screen = await open()
  await screen.getByLabelText('Subject').fill('Secret words')
  window.dispatchEvent(new Event('pagehide'))
  expect(server.saves()).toEqual([
    { uid: 'draft-1', version: 1, parting: true, step: 1, answers: { subject: 'Secret words' } },
  ])
  expect(JSON.stringify({ ...sessionStorage })).toBe('{"draft_on_its_way_wizard":"2"}')
  expect(JSON.stringify({ ...localStorage })).not.toContain('Secret')
})

test('after a reload the form waits for the last words of the page before', async () => {
  noteParting('wizard', 2)
  const server = claimServer({ draft: makeDraft(1, complete) })
  const reads = () => server.seen.filter(({ target }) => target === readTarget).length
  const screen = await open()
  await expect.poll(reads).toBeGreaterThan(1)
  await expect.element(screen.getByText('Loading your request…')).toBeVisible()
  server.saveElsewhere({ subject: 'Brain MRI, left' })
  await expect.element(screen.getByLabelText('Subject')).toHaveValue('Brain MRI, left')
  expect(sessionStorage).toHaveLength(0)
})

test('last words that never arrive do not keep the form closed', async () => {
  noteParting('wizard', 2)
  claimServer({ draft: makeDraft(1, complete) })
  const screen = await open()
  await expect.element(screen.getByLabelText('Subject'), { timeout: 10_000 }).toHaveValue('Brain MRI')
  expect(sessionStorage).toHaveLength(0)
})

test('a claim that was changed elsewhere is not sent before the person has seen the change', async () => {
  const server = claimServer({ kind: 'intake', draft: makeDraft(3, complete) })
  const screen = await openIntake()
  const yes = screen.getByRole('radio', { name: 'Yes' })
  const send = screen.getByRole('button', { name: 'Submit Claim' })
  await expect.element(yes).toBeVisible()
  server.saveElsewhere({ additional_notes: 'Written on the phone.' })
  // Both clicks come long before the pause after which the form saves by itself.
  const clicks = [yes, send].map((target) => target.element() as HTMLElement)
  for (const target of clicks) {
    target.click()
    await new Promise((resolve) => setTimeout(resolve))
  }
  await expect.element(screen.getByRole('alert').getByText(/changed on another page or device/)).toBeVisible()
  await expect
    .element(screen.getByLabelText('Additional Notes (optional)'))
    .toHaveValue('Written on the phone.')
  expect(server.claims()).toEqual([])
  await send.click()
  await expect.element(screen.getByRole('heading', { name: 'Your claim has been submitted' })).toBeVisible()
  expect(server.claims()).toMatchObject([
    { has_documentation: 'YES', additional_notes: 'Written on the phone.' },
  ])
})

test('words that waited for a new session join what another device has saved since', async () => {
  startSession(makeToken())
  claimServer({
    draft: makeDraft(1, complete),
    save: () => ({ status: 401, json: { detail: 'Please sign in again.' } }),
  })
  const screen = await open()
  await screen.getByLabelText('Subject').fill('Typed too late')
  await expect.element(screen.getByText('You are at /login')).toBeVisible()
  await expect.poll(() => findUnsaved('person-1', 'wizard', 'draft-1')).toBeDefined()

  startSession(makeToken())
  const server = claimServer({ draft: makeDraft(1, complete) })
  server.saveElsewhere({ description: 'Written on the phone.' })
  await screen.router.navigate('/claims/submit-claim')
  await expect.element(screen.getByLabelText('Subject')).toHaveValue('Typed too late')
  await expect.element(screen.getByLabelText('Description')).toHaveValue('Written on the phone.')
  await expect
    .poll(() => server.draft())
    .toMatchObject({ version: 3, answers: { subject: 'Typed too late' } })
})

test('words that waited for a new session are dropped with a draft that was sent or deleted meanwhile', async () => {
  startSession(makeToken())
  claimServer({
    draft: makeDraft(0, complete),
    save: () => ({ status: 401, json: { detail: 'Please sign in again.' } }),
  })
  const screen = await open()
  await screen.getByLabelText('First Name').fill('Mary')
  await expect.element(screen.getByText('You are at /login')).toBeVisible()
  await expect.poll(() => findUnsaved('person-1', 'wizard', 'draft-1')).toBeDefined()

  startSession(makeToken())
  claimServer()
  await screen.router.navigate('/claims/submit-claim')
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('Maria')
})
