import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Alert } from './alert.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { RadioGroup } from './radio-group.tsx'
import { expectNoAxeViolations } from './testing/expect-no-axe-violations.ts'
import { TextInput } from './text-input.tsx'

const city = { fieldId: 'city', message: 'City required.' }
const urgent = { fieldId: 'urgent', message: 'Choose one.' }

function Form({ errors, attempt }: { errors: (typeof city)[]; attempt: number }) {
  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextInput id="city" label="City" />
      <RadioGroup id="urgent" label="Urgent" name="urgent" options={[{ value: 'yes', label: 'Yes' }]} />
    </>
  )
}

test('the summary takes the focus when it appears and again on each submit that fails', async () => {
  const screen = await render(<Form errors={[]} attempt={0} />)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()

  await screen.rerender(<Form errors={[city, urgent]} attempt={1} />)
  await expect.element(screen.getByRole('alert')).toHaveFocus()
  await expect.element(screen.getByText('Please fix 2 things')).toBeVisible()

  await screen.getByRole('textbox').click()
  await screen.rerender(<Form errors={[city]} attempt={1} />)
  await expect.element(screen.getByRole('textbox')).toHaveFocus()

  await screen.rerender(<Form errors={[city]} attempt={2} />)
  await expect.element(screen.getByRole('alert')).toHaveFocus()
  await expect.element(screen.getByText('Please fix one thing')).toBeVisible()
  await expectNoAxeViolations()
})

test('each message leads to its field, and for a group to its first choice', async () => {
  const screen = await render(<Form errors={[city, urgent]} attempt={1} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'City required.' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveFocus()
  await screen.getByRole('link', { name: 'Choose one.' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus()
  expect(location.hash).toBe('')
})

test('an alert announces itself only when asked to, and takes the focus only when asked to', async () => {
  const screen = await render(
    <>
      <Alert kind="error" live title="Upload failed.">
        <p>Please try again.</p>
      </Alert>
      <Alert kind="info" live focusOnMount>
        New verification code generated.
      </Alert>
      <Alert kind="success">Saved.</Alert>
      <Alert kind="action">Action needed.</Alert>
    </>,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Upload failed.Please try again.')
  await expect.element(screen.getByRole('status')).toHaveFocus()
  expect(screen.container.querySelectorAll('[role]')).toHaveLength(2)
  await expectNoAxeViolations()
})
