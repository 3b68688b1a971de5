import type { DeskClaim } from '@recourse/contract/desk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query-client.ts'
import { endSession } from '../../platform/session.ts'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { makeToken } from '../../platform/testing/make-token.ts'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import {
  assignPath,
  dana,
  deskServer,
  listPath,
  makeDeskClaim,
  notePath,
  pageOf,
  quinn,
  renderDesk,
  statusPath,
} from './testing/desk-server.tsx'

const claim = makeDeskClaim()

beforeEach(async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  await page.viewport(1280, 900)
})
afterEach(() => {
  vi.useRealTimers()
  endSession()
  vi.unstubAllGlobals()
})

type Screen = Awaited<ReturnType<typeof renderDesk>>
const statusOf = (screen: Screen) => screen.getByRole('combobox', { name: 'Status of Brain MRI' })
const assigneeOf = (screen: Screen) => screen.getByRole('combobox', { name: 'Assigned to, for Brain MRI' })

/** A server that keeps what it is told. */
function keepingServer() {
  const held: { claim: DeskClaim } = { claim }
  const keep = (change: Partial<DeskClaim>) => {
    held.claim = { ...held.claim, ...change }
    return { json: held.claim }
  }
  return { held, keep, answers: { ...deskServer(), [listPath]: () => pageOf([held.claim]) } }
}

test('a status is sent at once with the status that was seen, and the change is said', async () => {
  const { keep, answers } = keepingServer()
  const seen = answerCalls({ ...answers, [statusPath]: () => keep({ status: 'Pending' }) })
  const screen = await renderDesk()
  await statusOf(screen).selectOptions('Pending')
  await expect.element(screen.getByText('Status of “Brain MRI”: Pending.')).toBeVisible()
  await expect.element(statusOf(screen)).toHaveValue('Pending')
  expect(seen.find(({ target }) => target === statusPath)?.body).toEqual({
    claim_uid: claim.uid,
    status: 'Pending',
    from: 'Submitted',
  })
})

test('the new status shows before the answer is there', async () => {
  const { keep, answers } = keepingServer()
  const answer = Promise.withResolvers<void>()
  answerCalls({ ...answers, [statusPath]: () => answer.promise.then(() => keep({ status: 'Pending' })) })
  const screen = await renderDesk()
  await statusOf(screen).selectOptions('Pending')
  await expect.element(statusOf(screen)).toHaveValue('Pending')
  await expect.element(statusOf(screen)).toHaveAttribute('aria-busy', 'true')
  answer.resolve()
  await expect.element(statusOf(screen)).not.toHaveAttribute('aria-busy')
})

test('a status that is refused goes back to what it was, and the row says why', async () => {
  const { answers } = keepingServer()
  answerCalls({ ...answers, [statusPath]: () => ({ status: 500, json: { detail: 'x' } }) })
  const screen = await renderDesk()
  await statusOf(screen).selectOptions('Pending')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Internal server error')
  await expect.element(statusOf(screen)).toHaveValue('Submitted')
  await expectNoAxeViolations()
})

test('where someone else was quicker, their change shows', async () => {
  const { keep, answers } = keepingServer()
  answerCalls({
    ...answers,
    [statusPath]: () => {
      keep({ status: 'Resolved' })
      return { status: 409, json: { detail: 'Someone else has set this claim to Resolved.' } }
    },
  })
  const screen = await renderDesk()
  await statusOf(screen).selectOptions('Pending')
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Someone else has set this claim to Resolved.')
  await expect.element(statusOf(screen)).toHaveValue('Resolved')
})

test('a change by someone else comes in by itself', async () => {
  const { keep, answers } = keepingServer()
  answerCalls(answers)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const screen = await renderDesk()
  await vi.waitFor(() => expect(statusOf(screen).query()).not.toBeNull())
  keep({ status: 'Pending', assignee: dana })
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect(statusOf(screen).element()).toHaveProperty('value', 'Pending'))
  expect(assigneeOf(screen).element()).toHaveProperty('value', dana.uid)
})

test('a claim that its owner has resolved shows as Resolved, with the status behind it', async () => {
  answerCalls(deskServer(makeDeskClaim({ marked_resolved: true, status: 'Pending' })))
  const screen = await renderDesk()
  await expect.element(statusOf(screen)).toHaveValue('Resolved')
  await expect.element(screen.getByText('Resolved by the claimant. Status behind it: Pending.')).toBeVisible()
})

test('a claim is given to someone at the desk, and back to nobody', async () => {
  const { keep, answers } = keepingServer()
  const seen = answerCalls({
    ...answers,
    [assignPath]: (body) =>
      keep({ assignee: (body as { assignee_uid: string | null }).assignee_uid === null ? null : dana }),
  })
  const screen = await renderDesk()
  await expect.element(assigneeOf(screen)).toHaveTextContent('NobodyMeDana Demo')
  await assigneeOf(screen).selectOptions('Dana Demo')
  await expect.element(screen.getByText('“Brain MRI”: assigned to Dana Demo.')).toBeVisible()
  await assigneeOf(screen).selectOptions('Nobody')
  await expect.element(screen.getByText('“Brain MRI”: assigned to Nobody.')).toBeVisible()
  expect(seen.filter(({ target }) => target === assignPath).map(({ body }) => body)).toEqual([
    { claim_uid: claim.uid, assignee_uid: dana.uid },
    { claim_uid: claim.uid, assignee_uid: null },
  ])
})

test('a half-written note, even in a closed row, outlives a session that ends for want of action', async () => {
  const token = makeToken({ sub: quinn.uid, scopes: ['authenticated', 'staff'] })
  const json = {
    access_token: token,
    token_type: 'bearer',
    scopes: ['authenticated', 'staff'],
    expires_at: '2026-11-15T12:00:00.000Z',
  }
  answerCalls({ ...deskServer(), 'POST /auth/token': () => ({ status: 201, json }) })
  const screen = await renderDesk({ open: claim.uid })
  await screen.getByRole('textbox', { name: 'Internal note' }).fill('Call on Monday.')
  const toggle = screen.getByRole('button', { name: 'Details for Brain MRI' })
  await toggle.click()
  endSession('idle')
  const dialog = screen.getByRole('dialog', { name: 'Please sign in again' })
  await expect.element(dialog).toBeVisible()
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
  await dialog.getByRole('textbox', { name: 'Username' }).fill('quinn')
  await dialog.getByLabelText('Password', { exact: true }).fill('a long password')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await toggle.click()
  await expect.element(screen.getByRole('textbox', { name: 'Internal note' })).toHaveValue('Call on Monday.')
})

test('a note is asked for, saved, and a half-written one outlives its row', async () => {
  const note = { uid: 'n1', text: 'Call on Monday.', author: dana, created_at: '2026-11-15T12:00:00.000Z' }
  const seen = answerCalls({ ...deskServer(), [notePath]: () => ({ status: 201, json: note }) })
  const screen = await renderDesk({ open: claim.uid })
  const save = screen.getByRole('button', { name: 'Save note, staff only' })
  const field = screen.getByRole('textbox', { name: 'Internal note' })
  await save.click()
  await expect.element(screen.getByText(/Please write a note/)).toBeVisible()
  await field.fill('Call on Monday.')
  const toggle = screen.getByRole('button', { name: 'Details for Brain MRI' })
  await toggle.click()
  await expect.element(field).not.toBeInTheDocument()
  await toggle.click()
  await expect.element(field).toHaveValue('Call on Monday.')
  await save.click()
  await expect.element(screen.getByText('Note saved. Only staff can read it.')).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(seen.find(({ target }) => target === notePath)?.body).toEqual({
    claim_uid: claim.uid,
    text: 'Call on Monday.',
  })
})
