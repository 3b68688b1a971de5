import { sentences } from '@recourse/contract/errors'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../platform/query-client.ts'
import { endSession, startSession } from '../../platform/session.ts'
import { type Answers, answerCalls } from '../../platform/testing/answer-calls.ts'
import { makeToken } from '../../platform/testing/make-token.ts'
import { renderApp } from '../../platform/testing/render-app.tsx'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { DevicesSection } from './devices/devices-section.tsx'
import { SecondStepSection } from './second-step/second-step-section.tsx'

const at = '2026-11-01T12:00:00.000Z'
const base = '/api/v1/users/second_step'
const kept: Answers = {
  'POST /auth/keep_alive': () => ({ status: 201, json: { idle_expires_at: '', expires_at: '' } }),
}
const device = { kind: 'computer', signed_in_at: at, last_seen_at: at }
const here = { ...device, uid: 'a', name: 'Firefox on Windows', is_this: true }
const phone = { ...device, uid: 'b', name: 'Safari on iPhone', kind: 'phone', is_this: false }
const state = {
  required: false,
  passkeys: [{ uid: 'p', name: 'Sample phone', created_at: at, last_used_at: null }],
  authenticator: null,
  recovery_codes: { left: 8, made_at: at },
  trusted_devices: [{ uid: 't', name: 'Chrome on Mac', trusted_until: '2026-12-15T12:00:00.000Z' }],
}

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  startSession(makeToken())
})
afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

const render = (content: ReactElement) =>
  renderApp({ '/account/profile': content }, { pathname: '/account/profile' })

test('devices: this one has a badge and no button, another one can be signed out', async () => {
  const seen = answerCalls({
    ...kept,
    'GET /api/v1/users/devices': () => ({ json: { devices: [here, phone] } }),
    'DELETE /api/v1/users/devices?uid=b': () => ({ json: { devices: [here] } }),
  })
  const screen = await render(<DevicesSection />)
  const rows = screen.getByRole('listitem')
  for (const words of ['Firefox on Windows', 'Active now.', 'This device']) {
    await expect.element(rows.nth(0).getByText(words)).toBeVisible()
  }
  await expect.element(rows.nth(1).getByText('Last used Nov 1, 2026.')).toBeVisible()
  await expectNoAxeViolations()
  await screen.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
  await expect.element(screen.getByText('Safari on iPhone is signed out.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument()
  expect(seen.some(({ target }) => target.startsWith('DELETE'))).toBe(true)
})

test('devices that cannot be loaded offer another try', async () => {
  answerCalls(kept)
  const screen = await render(<DevicesSection />)
  await expect.element(screen.getByText('Whoops, internal server error.')).toBeVisible()
  answerCalls({ ...kept, 'GET /api/v1/users/devices': () => ({ json: { devices: [here] } }) })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('This device')).toBeVisible()
})

test('new codes ask for the password first, are shown once, and the count follows', async () => {
  let isProved = false
  const codes = Array.from({ length: 10 }, (_, n) => `AAAA${n}-BBBBB`)
  answerCalls({
    ...kept,
    [`GET ${base}`]: () => ({ json: state }),
    [`POST ${base}/recovery_codes`]: () =>
      isProved
        ? {
            status: 201,
            json: {
              second_step: { ...state, recovery_codes: { left: 10, made_at: at } },
              recovery_codes: codes,
            },
          }
        : { status: 403, json: { detail: sentences.needsPassword, needs_password: true } },
    'POST /auth/prove_password': (body) => {
      isProved = (body as { password: string }).password === 'marigold-river-22'
      const wrong = { detail: sentences.wrongPassword, fields: { password: sentences.wrongPassword } }
      return isProved ? { status: 201, json: { detail: 'Thank you.' } } : { status: 400, json: wrong }
    },
  })
  const screen = await render(<SecondStepSection />)
  await expect.element(screen.getByText(/8 of 10 left\. Made Nov 1, 2026\./)).toBeVisible()
  await expect.element(screen.getByText('“Sample phone”')).toBeVisible()
  await expect.element(screen.getByText('Trusted: Chrome on Mac')).toBeVisible()
  await expectNoAxeViolations()

  await screen.getByRole('button', { name: 'Make new codes' }).click()
  const question = screen.getByRole('dialog', { name: 'Your password, please' })
  const password = question.getByLabelText('Password', { exact: true })
  await password.fill('not this one')
  await question.getByRole('button', { name: 'Go on' }).click()
  await expect.element(password).toHaveAccessibleDescription(/That password is not right/)
  await expectNoAxeViolations()
  await password.fill('marigold-river-22')
  await question.getByRole('button', { name: 'Go on' }).click()
  const shown = screen.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect.element(shown.getByText('AAAA9-BBBBB')).toBeVisible()
  await expectNoAxeViolations()
  await shown.getByRole('button', { name: 'I have saved them' }).click()
  await expect.element(screen.getByText(/10 of 10 left/)).toBeVisible()
  await expect.element(screen.getByText('AAAA9-BBBBB')).not.toBeInTheDocument()
})

test('removing the last way says what that means, and a refusal is told', async () => {
  answerCalls({
    ...kept,
    [`GET ${base}`]: () => ({ json: state }),
    [`DELETE ${base}/passkeys?uid=p`]: () => ({ status: 409, json: { detail: 'Staff must keep one.' } }),
  })
  const screen = await render(<SecondStepSection />)
  await screen.getByRole('button', { name: 'Remove passkey Sample phone' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Remove the passkey “Sample phone”?' })
  await expect.element(dialog.getByText(/your password alone signs you in/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByRole('alert').getByText('Staff must keep one.')).toBeVisible()
})
