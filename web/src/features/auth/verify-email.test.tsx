import { sentences } from '@recourse/contract/errors'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, answerCalls } from '../../platform/testing/answer-calls.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { VerifyEmail } from './verify-email.tsx'
import { VerifyLede } from './verify-lede.tsx'

const page = (
  <>
    <VerifyLede />
    <VerifyEmail />
  </>
)
const renderVerify = (search: string, state?: unknown) =>
  renderApp({ '/verify-email': page }, { pathname: '/verify-email', search, state })
const codeSent: Answers = {
  'PUT /auth/generate_verification_code': () => ({ json: { detail: sentences.codeGenerated } }),
}

afterEach(() => vi.unstubAllGlobals())

test('a code is asked for, typed in with a space, and leads to the login page', async () => {
  const seen = answerCalls({
    ...codeSent,
    'PUT /auth/verify_email': () => ({ json: { verified: true, detail: null } }),
  })
  const screen = await renderVerify('?username=maria', { from: '/claims', email: 'sam.sample@example.com' })
  await expect.element(screen.getByText('s•••••@example.com')).toBeVisible()
  await screen.getByRole('button', { name: 'Generate Verification Code' }).click()

  await expect.element(screen.getByText('New verification code generated.')).toBeVisible()
  await expect.element(screen.getByText('It is valid for 10 minutes.')).toBeVisible()
  // The button changes its colours: a transition that is cut off would fail the check's own waiting.
  await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
  await expectNoAxeViolations()
  await screen.getByLabelText('Verification Code').fill('123 456')
  await screen.getByRole('button', { name: 'Verify Email' }).click()

  await expect.element(screen.getByText('You are at /login')).toBeVisible()
  await expect.element(screen.getByText('Your email is verified. You can sign in now.')).toBeVisible()
  expect(screen.router.state.location.state).toMatchObject({ from: '/claims' })
  expect(seen.map(({ body }) => body)).toEqual([
    { username: 'maria' },
    { username: 'maria', verification_code: '123456' },
  ])
})

test('an empty code and a wrong one are told at the form', async () => {
  answerCalls({
    'PUT /auth/verify_email': () => ({ status: 400, json: { verified: false, detail: sentences.wrongCode } }),
  })
  const screen = await renderVerify('?username=maria')
  await screen.getByRole('button', { name: 'Verify Email' }).click()
  await expect
    .element(screen.getByLabelText('Verification Code'))
    .toHaveAccessibleDescription(/Please supply a verification code\./)
  await screen.getByLabelText('Verification Code').fill('000000')
  await screen.getByRole('button', { name: 'Verify Email' }).click()
  await expect.element(screen.getByRole('alert').getByText(sentences.wrongCode)).toBeVisible()
})

test('without a username in the address it is asked for', async () => {
  const seen = answerCalls(codeSent)
  const screen = await renderVerify('')
  await screen.getByRole('button', { name: 'Generate Verification Code' }).click()
  await expect.element(screen.getByRole('link', { name: 'Username was not provided' })).toBeVisible()
  await screen.getByLabelText('Username').fill('maria')
  await screen.getByRole('button', { name: 'Generate Verification Code' }).click()
  await expect.element(screen.getByLabelText('Verification Code')).toBeVisible()
  expect(screen.router.state.location.search).toBe('?username=maria')
  expect(seen).toHaveLength(1)
})

test('asking too often is told in the words of the server', async () => {
  answerCalls({
    'PUT /auth/generate_verification_code': () => ({ status: 429, json: { detail: sentences.tooManyTries } }),
  })
  const screen = await renderVerify('?username=maria')
  await screen.getByRole('button', { name: 'Generate Verification Code' }).click()
  await expect.element(screen.getByRole('alert').getByText(sentences.tooManyTries)).toBeVisible()
})
