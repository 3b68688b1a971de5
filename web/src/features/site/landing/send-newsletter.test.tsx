import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../../platform/testing/answer-calls.ts'
import { expectNoAxeViolations } from '../../../ui/testing/expect-no-axe-violations.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { enhanceNewsletter } from './send-newsletter.ts'

const failed =
  'There was an error adding your email to the list. Please try again, and contact us if the problem persists.'
const call = 'POST /api/v1/emails'

let stop = new AbortController()
beforeEach(() => {
  stop = new AbortController()
})
afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
})

async function renderForm() {
  const screen = await render(<NewsletterForm />)
  enhanceNewsletter(document, stop.signal)
  const field = screen.getByRole('textbox', { name: 'Email address' })
  const status = screen.getByRole('status')
  const submit = async (email: string) => {
    await field.fill(email)
    await userEvent.keyboard('{Enter}')
  }
  return { field, status, submit }
}

test('a good address is sent, the field is cleared, and typing clears the message', async () => {
  const seen = answerCalls({ [call]: () => ({ status: 201, json: { email_address: 'pat@example.com' } }) })
  const { field, status, submit } = await renderForm()
  await submit('pat@example.com')
  await expect.element(status).toHaveTextContent("We'll keep you posted!")
  await expect.element(field).toHaveValue('')
  expect(seen).toHaveLength(1)
  await expectNoAxeViolations()
  await field.fill('s')
  await expect.element(status).toHaveTextContent('')
})

test('an empty field does nothing, and a broken address makes no call', async () => {
  const seen = answerCalls({})
  const { field, status, submit } = await renderForm()
  await submit('  ')
  await expect.element(status).toHaveTextContent('')
  await submit('pat@example')
  await expect.element(status).toHaveTextContent('Please enter a valid email address.')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue('pat@example')
  expect(seen).toEqual([])
  await field.fill('pat@example.com')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test.each([
  ['an answer without the address', { status: 201, json: {} }, failed],
  ['a broken server', { status: 500, json: { detail: 'Internal server error' } }, failed],
  ['an answer that is no JSON', { status: 502, text: '<html>' }, failed],
  [
    'an address that the server finds broken',
    { status: 422, json: { detail: 'Please enter a valid email address.' } },
    'Please enter a valid email address.',
  ],
])('%s shows its sentence', async (_case, answer, sentence) => {
  answerCalls({ [call]: () => answer })
  const { field, status, submit } = await renderForm()
  await submit('pat@example.com')
  await expect.element(status).toHaveTextContent(sentence)
  await expect.element(field).toHaveValue('')
})

test('a lost connection shows the failure', async () => {
  answerCalls({})
  const { status, submit } = await renderForm()
  await submit('pat@example.com')
  await expect.element(status).toHaveTextContent(failed)
})
