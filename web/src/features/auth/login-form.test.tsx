import { sentences } from '@recourse/contract/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { currentSession, endSession } from '../../platform/session.ts'
import { type Answers, answerCalls } from '../../platform/testing/answer-calls.ts'
import { makeToken } from '../../platform/testing/make-token.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { EndingAlert } from './ending-alert.tsx'
import { LoginForm } from './login-form.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

const page = (
  <SignedOutOnly>
    <EndingAlert />
    <LoginForm />
  </SignedOutOnly>
)
const renderLogin = (state?: unknown) => renderApp({ '/login': page }, { pathname: '/login', state })
const signedIn = {
  access_token: makeToken(),
  token_type: 'bearer',
  scopes: ['authenticated'],
  expires_at: '2026-01-02T00:00:00.000Z',
}
const welcome: Answers = {
  'POST /auth/token': () => ({ status: 201, json: signedIn }),
  'POST /auth/keep_alive': () => ({ status: 201, json: { idle_expires_at: '', expires_at: '' } }),
}

beforeEach(() => {
  endSession()
  document.title = 'Sign in · Recourse'
})
afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

async function signInAs(screen: Awaited<ReturnType<typeof renderLogin>>, password = 'marigold-river-22') {
  await screen.getByLabelText('Username').fill('maria')
  await screen.getByLabelText('Password', { exact: true }).fill(password)
  await userEvent.keyboard('{Enter}')
}

test('a password manager knows the fields, and a password can be pasted', async () => {
  answerCalls({})
  const screen = await renderLogin()
  await expect.element(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username')
  const field = screen.getByLabelText('Password', { exact: true })
  await expect.element(field).toHaveAttribute('autocomplete', 'current-password')
  await screen.getByLabelText('Username').fill('marigold-river-22')
  await userEvent.keyboard('{ControlOrMeta>}ac{/ControlOrMeta}')
  await field.click()
  await userEvent.keyboard('{ControlOrMeta>}v{/ControlOrMeta}')
  await expect.element(field).toHaveValue('marigold-river-22')
})

test('empty fields are named in order, the summary takes the focus and the title says so', async () => {
  const seen = answerCalls({})
  const screen = await renderLogin()
  await expectNoAxeViolations()
  await screen.getByRole('button', { name: 'Sign In' }).click()

  const summary = screen.getByRole('alert')
  await expect.element(summary).toHaveFocus()
  expect(
    summary
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Please provide your username.', 'Please provide your password.'])
  await expect.element(screen.getByLabelText('Username')).toHaveAccessibleDescription(/provide your username/)
  expect(document.title).toBe('Error: Sign in · Recourse')
  expect(seen).toEqual([])
  await expectNoAxeViolations()

  await screen.getByRole('link', { name: 'Please provide your password.' }).click()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(screen.getByText('Please provide your password.')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Please provide your username.' })).toBeVisible()
  await screen.getByLabelText('Username').fill('maria')
  await vi.waitFor(() => expect(document.title).toBe('Sign in · Recourse'))
})

test('wrong credentials are told and nothing typed is lost', async () => {
  answerCalls({ 'POST /auth/token': () => ({ status: 400, json: { detail: sentences.wrongCredentials } }) })
  const screen = await renderLogin()
  await signInAs(screen)
  await expect.element(screen.getByRole('alert').getByText('Incorrect username or password.')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveFocus()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('marigold-river-22')
  await expect.element(screen.getByLabelText('Username')).toHaveValue('maria')
})

test.each([
  ['a lost connection', {}, 'Whoops, internal server error.'],
  ['a broken server', { 'POST /auth/token': () => ({ status: 500, text: 'x' }) }, 'Internal server error'],
  [
    'an answer that makes no sense',
    { 'POST /auth/token': () => ({ status: 201, json: {} }) },
    'Network error.',
  ],
  [
    'a token that is none',
    { 'POST /auth/token': () => ({ status: 201, json: { ...signedIn, access_token: 'x' } }) },
    'Network error.',
  ],
  [
    'too many tries',
    { 'POST /auth/token': () => ({ status: 429, json: { detail: 'Too many tries. Please wait.' } }) },
    'Too many tries. Please wait.',
  ],
] satisfies [string, Answers, string][])('%s has its own sentence', async (_, answers, sentence) => {
  answerCalls(answers)
  const screen = await renderLogin()
  await signInAs(screen)
  await expect.element(screen.getByRole('alert').getByText(sentence)).toBeVisible()
  expect(currentSession().isSignedIn).toBe(false)
})

test('an account that is not verified goes on to verification and keeps the remembered path', async () => {
  answerCalls({ 'POST /auth/token': () => ({ status: 403, json: { detail: sentences.needsVerification } }) })
  const screen = await renderLogin({ from: '/claims' })
  await signInAs(screen)
  await expect.element(screen.getByText('You are at /verify-email?username=maria')).toBeVisible()
  expect(screen.router.state.location.state).toEqual({ from: '/claims' })
})

test('signing in leads to the remembered path', async () => {
  const seen = answerCalls(welcome)
  const screen = await renderLogin({ from: '/claims?page=2' })
  await signInAs(screen, ' spaces count ')
  await expect.element(screen.getByText('You are at /claims?page=2')).toBeVisible()
  expect(seen[0]?.body).toEqual({ username: 'maria', password: ' spaces count ' })
})

test('a remembered path of another site leads home', async () => {
  answerCalls(welcome)
  const screen = await renderLogin({ from: '//evil.example' })
  await signInAs(screen)
  await expect.element(screen.getByText('You are at /', { exact: true })).toBeVisible()
})

test('pressing twice sends once', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const seen = answerCalls({
    'POST /auth/token': async () => {
      await held
      return { status: 400, json: { detail: sentences.wrongCredentials } }
    },
  })
  const screen = await renderLogin()
  await screen.getByLabelText('Username').fill('maria')
  await screen.getByLabelText('Password', { exact: true }).fill('marigold-river-22')
  const form = screen.container.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(screen.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true')
  release()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(seen).toHaveLength(1)
})

test('a person who was signed out for want of activity reads why', async () => {
  answerCalls({})
  endSession('idle')
  const screen = await renderLogin()
  await expect
    .element(screen.getByRole('status').first())
    .toHaveTextContent(
      'You were signed out because nothing happened for 30 minutes. Nothing you saved is lost.',
    )
})
