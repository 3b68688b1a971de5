import { sentences } from '@recourse/contract/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../platform/testing/answer-calls.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { ResetPassword } from './reset-password.tsx'

const ownAddress = window.location.href

beforeEach(() => openLink('abc'))
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', ownAddress)
})

function openLink(token: string) {
  const url = new URL(ownAddress)
  if (token !== '') url.searchParams.set('token', token)
  window.history.replaceState(null, '', url)
}

async function setPassword(screen: Awaited<ReturnType<typeof renderReset>>) {
  await screen.getByLabelText('New Password').fill('marigold-river-22')
  await screen.getByLabelText('Confirm Password').fill('marigold-river-22')
  await screen.getByRole('button', { name: 'Save the new password' }).click()
}
const renderReset = () => renderApp({ '/reset-password': <ResetPassword /> }, { pathname: '/reset-password' })

test('a link can be sent, and sent again', async () => {
  const seen = answerCalls({
    'POST /auth/forgot_password': () => ({ status: 201, json: { detail: sentences.linkSent } }),
  })
  const screen = await renderApp(
    { '/forgot-password': <ForgotPasswordForm /> },
    { pathname: '/forgot-password' },
  )
  await screen.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(screen.getByRole('link', { name: 'Please enter an email address' })).toBeVisible()
  await screen.getByLabelText('Email Address').fill('sam.sample@example.com')
  await screen.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(screen.getByText(sentences.linkSent)).toBeVisible()
  // The button changes its colours: a transition that is cut off would fail the check's own waiting.
  await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
  await expectNoAxeViolations()
  await screen.getByRole('button', { name: 'Send it again' }).click()
  await vi.waitFor(() => expect(seen).toHaveLength(2))
})

test('the token leaves the address bar and sets the new password', async () => {
  const saved = 'Your new password is saved. Please sign in with it.'
  const seen = answerCalls({ 'POST /auth/reset_password': () => ({ status: 201, json: { detail: saved } }) })
  const screen = await renderReset()
  expect(window.location.search).not.toContain('token')
  await setPassword(screen)
  await expect.element(screen.getByText('You are at /login')).toBeVisible()
  await expect.element(screen.getByText(saved)).toBeVisible()
  expect(seen[0]?.body).toEqual({ token: 'abc', password: 'marigold-river-22' })
})

test('a password that is too easy is told at its field', async () => {
  const { weakPassword } = sentences
  answerCalls({
    'POST /auth/reset_password': () => ({
      status: 422,
      json: { detail: weakPassword, fields: { password: weakPassword } },
    }),
  })
  const screen = await renderReset()
  await setPassword(screen)
  await expect.element(screen.getByLabelText('New Password')).toHaveAccessibleDescription(/too easy to guess/)
})

test('an old link offers a new one', async () => {
  answerCalls({
    'POST /auth/reset_password': () => ({ status: 400, json: { detail: sentences.linkExpired } }),
  })
  const screen = await renderReset()
  await setPassword(screen)
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByText('This link has expired.')).toBeVisible()
  await expect.element(alert).toHaveFocus()
  await expect
    .element(screen.getByRole('link', { name: 'Send a new link' }))
    .toHaveAttribute('href', '/forgot-password')
  await expectNoAxeViolations()
})

test('a link that lost its token says so', async () => {
  openLink('')
  const screen = await renderReset()
  await expect.element(screen.getByRole('alert').getByText('This link is not complete.')).toBeVisible()
})

test('a changed address is confirmed by a click, not by opening the page', async () => {
  const seen = answerCalls({
    'POST /auth/confirm_email': () => ({ status: 201, json: { email: 'new@example.com' } }),
  })
  const onConfirmed = vi.fn()
  const screen = await renderApp(
    { '/confirm-email': <ConfirmEmail onConfirmed={onConfirmed} /> },
    { pathname: '/confirm-email' },
  )
  expect(seen).toEqual([])
  await screen.getByRole('button', { name: 'Confirm this address' }).click()
  await expect.element(screen.getByText('We now write to new@example.com.')).toBeVisible()
  expect(seen[0]?.body).toEqual({ token: 'abc' })
  expect(onConfirmed).toHaveBeenCalledOnce()
})
