import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from './checkbox.tsx'
import { CodeInput } from './code-input.tsx'
import { PasswordInput } from './password-input.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { expectNoAxeViolations } from './testing/expect-no-axe-violations.ts'
import { TextInput } from './text-input.tsx'
import { Textarea } from './textarea.tsx'

const regions = [
  { value: 'PA', label: 'Pennsylvania' },
  { value: 'OH', label: 'Ohio' },
]

test('a failing field is named by its label and described by its hint and its error', async () => {
  const screen = await render(
    <TextInput label="Phone" hint="With or without dashes." error="Phone number required." id="phone" />,
  )
  const input = screen.getByRole('textbox', { name: 'Phone' })
  await expect.element(input).toHaveAttribute('id', 'phone')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(input)
    .toHaveAccessibleDescription('With or without dashes. Error: Phone number required.')
  await expectNoAxeViolations()
})

test('a sound field says nothing of errors', async () => {
  const screen = await render(<TextInput label="City" optional />)
  const input = screen.getByRole('textbox', { name: 'City (optional)' })
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  await expect.element(input).not.toHaveAttribute('aria-describedby')
})

test('every text-like control is named, described, 54 px high and without accessibility faults', async () => {
  const screen = await render(
    <>
      <TextInput label="Text" error="Wrong." />
      <PasswordInput label="Password" visible={false} error="Wrong." />
      <CodeInput label="Code" error="Wrong." />
      <Select label="Region" options={regions} placeholder="Choose one" error="Wrong." />
      <Textarea label="Story" error="Wrong." />
    </>,
  )
  const controls = [...screen.container.querySelectorAll<HTMLElement>('input, select, textarea')]
  expect(controls).toHaveLength(5)
  for (const control of controls) {
    expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(54)
    await expect.element(control).toHaveAccessibleDescription('Error: Wrong.')
  }
  await expectNoAxeViolations()
})

test('one toggle shows and hides both passwords', async () => {
  const screen = await render(<TwoPasswords />)
  const types = () => [...screen.container.querySelectorAll('input')].map((input) => input.type)
  expect(types()).toEqual(['password', 'password'])

  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Show password' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(types()).toEqual(['text', 'text'])
  await screen.getByRole('button', { name: 'Hide password' }).click()
  expect(types()).toEqual(['password', 'password'])
  await expectNoAxeViolations()
})

test('the code field takes a pasted code with spaces and offers the mailed one', async () => {
  const screen = await render(<CodeInput label="Verification Code" />)
  const input = screen.getByRole('textbox')
  await input.fill('123 456')
  await expect.element(input).toHaveValue('123 456')
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
})

test('boxed choices are one group that the arrow keys walk', async () => {
  const changed = vi.fn()
  const screen = await render(
    <RadioGroup
      label="Was it urgent?"
      name="urgent"
      onChange={changed}
      options={yesNo}
      error="Choose one."
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'No' })).toBeChecked()
  expect(changed).toHaveBeenCalledTimes(2)
  await expect
    .element(screen.getByRole('group', { name: 'Was it urgent?' }))
    .toHaveAccessibleDescription('Error: Choose one.')
  await expectNoAxeViolations()
})

test('the whole box of a choice is its target', async () => {
  const screen = await render(<RadioGroup label="Was it urgent?" name="urgent" options={yesNo} />)
  const box = screen.getByText('Yes').element().closest('label')
  expect(box?.getBoundingClientRect().height).toBeGreaterThanOrEqual(54)
  box?.click()
  await expect.element(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
})

test('a checkbox is ticked with the space bar and can stand for a part of a group', async () => {
  const screen = await render(
    <>
      <Checkbox label="I don't know" hint="You can skip this." />
      <Checkbox label="Select all" indeterminate />
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard(' ')
  const box = screen.getByRole('checkbox', { name: "I don't know" })
  await expect.element(box).toBeChecked()
  await expect.element(box).toHaveAccessibleDescription('You can skip this.')
  await expect.element(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  await expectNoAxeViolations()
})

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function TwoPasswords() {
  const [visible, setVisible] = useState(false)
  return (
    <>
      <PasswordInput label="Password" visible={visible} onVisibleChange={setVisible} />
      <PasswordInput label="Confirm Password" visible={visible} />
    </>
  )
}
