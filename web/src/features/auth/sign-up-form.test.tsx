import { sentences } from '@recourse/contract/errors'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { SignUpForm } from './sign-up-form.tsx'

const renderSignUp = () =>
  renderApp({ '/signup': <SignUpForm /> }, { pathname: '/signup', state: { from: '/claims' } })
const entries = {
  'First Name': 'Maria',
  'Last Name': 'Delgado',
  'Email Address': 'maria@example.com',
  Username: 'maria',
  Password: 'marigold-river-22',
  'Confirm Password': 'marigold-river-22',
}

afterEach(() => vi.unstubAllGlobals())

async function fillIn(screen: Awaited<ReturnType<typeof renderSignUp>>) {
  for (const [label, text] of Object.entries(entries)) {
    await screen.getByLabelText(label, { exact: true }).fill(text)
  }
}

test('one Show serves both passwords', async () => {
  const screen = await renderSignUp()
  await expectNoAxeViolations()
  const password = screen.getByLabelText('Password', { exact: true })
  const confirmation = screen.getByLabelText('Confirm Password')
  await expect.element(confirmation).toHaveAttribute('type', 'password')
  expect(screen.getByRole('button', { name: 'Show password' }).elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(confirmation).toHaveAttribute('type', 'text')
  await expect
    .element(password)
    .toHaveAccessibleDescription('12 characters or more. Four plain words work well.')
})

test('a taken username is told at its field', async () => {
  const { usernameTaken } = sentences
  answerCalls({
    'POST /auth/signup': () => ({
      status: 409,
      json: { detail: usernameTaken, fields: { username: usernameTaken } },
    }),
  })
  const screen = await renderSignUp()
  await fillIn(screen)
  await screen.getByRole('button', { name: 'Sign Up' }).click()
  await expect.element(screen.getByRole('link', { name: usernameTaken })).toBeVisible()
  await expect
    .element(screen.getByLabelText('Username'))
    .toHaveAccessibleDescription(/That username is taken/)
  await expect.element(screen.getByLabelText('Confirm Password')).toHaveValue('marigold-river-22')
  await expectNoAxeViolations()
})

test('a new account goes on to verification, with its address for the next page', async () => {
  const seen = answerCalls({ 'POST /auth/signup': () => ({ status: 201, json: { username: 'maria' } }) })
  const screen = await renderSignUp()
  await fillIn(screen)
  await screen.getByRole('button', { name: 'Sign Up' }).click()
  await expect.element(screen.getByText('You are at /verify-email?username=maria')).toBeVisible()
  expect(screen.router.state.location.state).toEqual({ from: '/claims', email: 'maria@example.com' })
  expect(seen[0]?.body).toEqual({
    username: 'maria',
    firstname: 'Maria',
    lastname: 'Delgado',
    email: 'maria@example.com',
    password: 'marigold-river-22',
  })
})
