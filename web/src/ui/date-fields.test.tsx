import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateFields } from './date-fields.tsx'
import { findDay, noDate } from './date-parts.ts'
import { expectNoAxeViolations } from './testing/expect-no-axe-violations.ts'

test.each([
  [{ month: '11', day: '2', year: '2026' }, '2026-11-02'],
  [{ month: 'Nov', day: '02', year: '2026' }, '2026-11-02'],
  [{ month: 'february', day: '29', year: '2028' }, '2028-02-29'],
  [{ month: '2', day: '30', year: '2026' }, null],
  [{ month: '13', day: '1', year: '2026' }, null],
  [{ month: 'x', day: '1', year: '2026' }, null],
  [{ month: '1', day: '1', year: '26' }, null],
  [{ month: '', day: '', year: '' }, null],
])('%o reads as %s', (parts, day) => {
  expect(findDay(parts)).toBe(day)
})

function Example() {
  const [value, setValue] = useState(noDate)
  return (
    <DateFields
      label="Date"
      hint="On the letter"
      error={findDay(value) ? undefined : 'Enter a real date.'}
      value={value}
      onChange={setValue}
    />
  )
}

test('three fields make a date; the group carries hint and error', async () => {
  const screen = await render(<Example />)
  const group = screen.getByRole('group', { name: 'Date' })
  await expect.element(group).toHaveAccessibleDescription('On the letter Error: Enter a real date.')
  await expectNoAxeViolations()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Month' }), 'Nov')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Day' }), '2')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Year' }), '2026')
  await expect.element(screen.getByText('Enter a real date.')).not.toBeInTheDocument()
})
