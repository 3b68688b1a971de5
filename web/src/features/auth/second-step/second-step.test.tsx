import { sentences } from '@recourse/contract/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPendingSignIn } from '../../../platform/pending-sign-in.ts'
import { currentSession, endSession } from '../../../platform/session.ts'
import { type Answers, answerCalls } from '../../../platform/testing/answer-calls.ts'
import { makeToken } from '../../../platform/testing/make-token.ts'
import { renderApp } from '../../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../../ui/testing/expect-no-axe-violations.ts'
import { LoginForm } from '../login-form.tsx'
import { SignedOutOnly } from '../signed-out-only.tsx'
import { SecondStepAtSignIn } from './second-step-page.tsx'
import { SetUpAtSignIn } from './set-up-at-sign-in.tsx'

const signedIn = {
  access_token: makeToken(),
  token_type: 'bearer',
  scopes: ['authenticated'],
  expires_at: '2026-01-02T00:00:00.000Z',
}
const demand = { token: 'step', methods: ['passkey', 'authenticator', 'recovery_code'], may_trust: true }
const kept = {
  'POST /auth/keep_alive': () => ({ status: 201, json: { idle_expires_at: '', expires_at: '' } }),
}
const asks: Answers = {
  ...kept,
  'POST /auth/token': () => ({
    status: 403,
    json: { detail: sentences.secondStepNeeded, second_step: demand },
  }),
}
const pages = {
  '/login': (
    <SignedOutOnly>
      <LoginForm />
    </SignedOutOnly>
  ),
  '/login/second-step': (
    <SignedOutOnly>
      <h1>One more step</h1>
      <SecondStepAtSignIn />
    </SignedOutOnly>
  ),
  '/login/set-up': (
    <SignedOutOnly>
      <h1>Set up your second step</h1>
      <SetUpAtSignIn />
    </SignedOutOnly>
  ),
}

beforeEach(() => {
  endSession()
  setPendingSignIn(undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

async function signIn() {
  const screen = await renderApp(pages, { pathname: '/login', state: { from: '/claims' } })
  await screen.getByLabelText('Username').fill('maria')
  await screen.getByLabelText('Password', { exact: true }).fill('marigold-river-22')
  await screen.getByRole('button', { name: 'Sign In' }).click()
  return screen
}

test('a right password leads to the second step, a wrong code is told in its place, a right one signs in', async () => {
  const seen = answerCalls({
    ...asks,
    'POST /auth/second_step/code': (body) =>
      (body as { code: string }).code === '123456'
        ? { status: 201, json: signedIn }
        : { status: 400, json: { detail: sentences.wrongStepCode } },
  })
  const screen = await signIn()
  await expect.element(screen.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Use my passkey' })).toBeVisible()
  await expectNoAxeViolations()

  await screen.getByText('Authenticator code').click()
  const code = screen.getByLabelText('Code from your app')
  await code.fill('12 345')
  await screen.getByRole('button', { name: 'Check the code' }).click()
  await expect.element(code).toHaveAccessibleDescription(/Please type the 6 numbers/)
  await code.fill('000 000')
  await screen.getByRole('button', { name: 'Check the code' }).click()
  await expect.element(code).toHaveAccessibleDescription(/That code did not match/)
  await expect.element(code).toHaveFocus()
  await expectNoAxeViolations()

  await screen.getByLabelText('Trust this device for 30 days').click()
  await code.fill('123 456')
  await screen.getByRole('button', { name: 'Check the code' }).click()
  await expect.element(screen.getByText('You are at /claims')).toBeVisible()
  expect(currentSession().isSignedIn).toBe(true)
  expect(seen.findLast(({ target }) => target.endsWith('/code'))?.body).toEqual({
    step_token: 'step',
    trust_device: true,
    code: '123456',
  })
})

test('only the ways a person has are shown, and help is one click away', async () => {
  answerCalls({
    ...asks,
    'POST /auth/token': () => ({
      status: 403,
      json: { detail: '', second_step: { ...demand, methods: ['recovery_code'], may_trust: false } },
    }),
  })
  const screen = await signIn()
  await expect.element(screen.getByLabelText('Recovery code')).toBeVisible()
  await expect.element(screen.getByText('Passkey')).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText(/Trust this device/)).not.toBeInTheDocument()
  await screen.getByText('I have none of these. Get help').click()
  await expect.element(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  await expectNoAxeViolations()
})

test('a step that has ended leads back to the password', async () => {
  answerCalls({
    ...asks,
    'POST /auth/second_step/passkey_options': () => ({
      status: 401,
      json: { detail: sentences.stepExpired },
    }),
  })
  const screen = await signIn()
  await screen.getByRole('button', { name: 'Use my passkey' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(sentences.stepExpired)
  await screen.getByRole('button', { name: 'Sign in again' }).click()
  await expect.element(screen.getByLabelText('Username')).toBeVisible()
  expect(screen.router.state.location.state).toEqual({ from: '/claims' })
})

test('without a sign-in under way the page leads to the login', async () => {
  answerCalls({})
  const screen = await renderApp(pages, { pathname: '/login/second-step' })
  await expect.element(screen.getByLabelText('Username')).toBeVisible()
})

test('who must set up a second step does so with a token that is stored nowhere', async () => {
  const enrolToken = makeToken({ sub: 'staff-1', scopes: [] })
  const state = {
    required: true,
    passkeys: [],
    authenticator: { created_at: '2026-11-15T12:00:00.000Z' },
    recovery_codes: { left: 10, made_at: '2026-11-15T12:00:00.000Z' },
    trusted_devices: [],
  }
  const seen = answerCalls({
    ...kept,
    'POST /auth/token': () => ({
      status: 201,
      json: { ...signedIn, access_token: enrolToken, scopes: [], must_enrol: true },
    }),
    'POST /api/v1/users/second_step/authenticator_key': () => ({
      status: 201,
      json: { key: 'ABCD EFGH', uri: 'otpauth://totp/x', qr: { size: 3, path: 'M1 1h1v1H1z' } },
    }),
    'POST /api/v1/users/second_step/authenticator': () => ({
      status: 201,
      json: { second_step: state, recovery_codes: ['AAAAA-BBBBB'], signed_in: signedIn },
    }),
  })
  const screen = await signIn()
  await expect.element(screen.getByRole('heading', { name: 'Set up your second step' })).toBeVisible()
  expect(localStorage.getItem('token')).toBeNull()
  await expectNoAxeViolations()
  await screen.getByRole('button', { name: 'Set up' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect.element(dialog.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
  await expectNoAxeViolations()
  await dialog.getByLabelText('Type the code your app shows').fill('123456')
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  await expect.element(screen.getByText('AAAAA-BBBBB')).toBeVisible()
  await expectNoAxeViolations()
  await screen.getByRole('button', { name: 'I have saved them' }).click()
  await expect.element(screen.getByText('You are at /claims')).toBeVisible()
  expect(seen.find(({ target }) => target.endsWith('/authenticator'))?.authorization).toBe(
    `Bearer ${enrolToken}`,
  )
})
