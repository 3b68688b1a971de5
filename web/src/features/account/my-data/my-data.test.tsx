import type { DataFile } from '@recourse/contract/my-data'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/query-client.ts'
import { answerCalls } from '../../../platform/testing/answer-calls.ts'
import { renderApp } from '../../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../../ui/testing/expect-no-axe-violations.ts'
import { DeleteMyAccount } from './delete-my-account.tsx'
import { DownloadMyData } from './download-my-data.tsx'

const maria = {
  uid: 'person-1',
  username: 'mdelgado',
  first_name: 'Maria',
  last_name: 'Delgado',
  email: 'maria.delgado@example.com',
  pending_email: null,
  age: 58,
  phone: null,
  city: null,
  region: null,
  is_staff: false,
  is_claims_admin: false,
  is_superuser: false,
}
const none: DataFile = {
  state: 'none',
  made_at: null,
  size: null,
  expires_at: null,
  url: null,
  next_at: null,
}
const tomorrow = '2026-11-16T12:00:00.000Z'
const preparing: DataFile = { ...none, state: 'preparing', next_at: tomorrow }
const ready: DataFile = {
  state: 'ready',
  made_at: '2026-11-15T12:00:00.000Z',
  size: 14 * 1_048_576,
  expires_at: tomorrow,
  url: '/data_files/1?signature=x',
  next_at: tomorrow,
}
const fileAt = 'GET /api/v1/users/me/data_file'

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
})
afterEach(() => vi.unstubAllGlobals())

const show = (part: React.ReactNode) =>
  renderApp({ '/account/profile': part }, { pathname: '/account/profile' })

test('a file is asked for, is announced while it is made, and is offered once it is there', async () => {
  let file = none
  answerCalls({
    [fileAt]: () => ({ json: file }),
    'POST /api/v1/users/me/data_file': () => {
      file = preparing
      return { status: 201, json: file }
    },
  })
  const screen = await show(<DownloadMyData />)
  await screen.getByRole('button', { name: 'Make my file' }).click()
  await expect.element(screen.getByRole('status').getByText('We are making your file.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /make/i })).not.toBeInTheDocument()
  await expectNoAxeViolations()
  file = ready
  await expect.element(screen.getByText('Your file is ready.'), { timeout: 8_000 }).toBeVisible()
  await expect.element(screen.getByText(/14 MB\. The link works for 24 hours\./)).toBeVisible()
  const link = screen.getByRole('link', { name: 'Download ZIP' })
  await expect.element(link).toHaveAttribute('href', ready.url)
  await expect.element(link).toHaveAttribute('download')
  await expectNoAxeViolations()
})

test.each<[string, DataFile, string, string]>([
  [
    'expired',
    { ...ready, state: 'expired', url: null, next_at: null },
    'Your last file has expired.',
    'Make a new file',
  ],
  ['failed', { ...none, state: 'failed' }, 'We could not make your file.', 'Make a new file'],
])('a file that has %s says so and can be made anew', async (_, file, words, button) => {
  answerCalls({ [fileAt]: () => ({ json: file }) })
  const screen = await show(<DownloadMyData />)
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: button })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Download ZIP' })).not.toBeInTheDocument()
})

test('a state that cannot be loaded offers another try, and a refusal is said', async () => {
  answerCalls({})
  const screen = await show(<DownloadMyData />)
  await expect.element(screen.getByText('Whoops, internal server error.')).toBeVisible()
  answerCalls({
    [fileAt]: () => ({ json: none }),
    'POST /api/v1/users/me/data_file': () => ({
      status: 409,
      json: { detail: 'You can make a new file once a day.' },
    }),
  })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await screen.getByRole('button', { name: 'Make my file' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You can make a new file once a day.')
})

test('deleting asks for the username, then for the password, and says what is wrong with it', async () => {
  const seen = answerCalls({
    'GET /api/v1/users/me': () => ({ json: maria }),
    'POST /api/v1/users/me/deletion': () => ({
      status: 422,
      json: { detail: 'This password is not right.', fields: { password: 'This password is not right.' } },
    }),
  })
  const screen = await show(<DeleteMyAccount />)
  await expect
    .element(screen.getByRole('heading', { name: 'After 7 days, this cannot be undone' }))
    .toBeVisible()
  const button = screen.getByRole('button', { name: 'Delete my account' })
  await expect.element(button).toBeDisabled()
  const name = screen.getByLabelText('Type your username to go on')
  await name.fill('mdelgad')
  await expect.element(button).toBeDisabled()
  await name.fill('MDelgado ')
  await expectNoAxeViolations()
  await button.click()
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' })
  const submit = dialog.getByRole('button', { name: 'Delete my account' })
  await submit.click()
  const password = dialog.getByLabelText('Your password')
  await expect.element(password).toHaveAccessibleDescription('Error: Please provide your password.')
  await password.fill('wrong')
  await submit.click()
  await expect.element(password).toHaveAccessibleDescription('Error: This password is not right.')
  await expectNoAxeViolations()
  expect(seen.filter(({ target }) => target.startsWith('POST')).map(({ body }) => body)).toEqual([
    { username: 'MDelgado', password: 'wrong' },
  ])
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('somebody on our team is told to give their role back first', async () => {
  answerCalls({ 'GET /api/v1/users/me': () => ({ json: { ...maria, is_claims_admin: true } }) })
  const screen = await show(<DeleteMyAccount />)
  await expect.element(screen.getByText(/Ask a superuser to take the role away first/)).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
