import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'
import { expectNoAxeViolations } from './testing/expect-no-axe-violations.ts'

const tabs = [
  { id: 'first', label: 'First', panel: <p>One</p> },
  { id: 'second', label: 'Second', panel: <p>Two</p> },
]

function Example() {
  const [selected, setSelected] = useState('first')
  return <Tabs label="Parts" tabs={tabs} selected={selected} onSelect={setSelected} />
}

test('arrows, Home and End move between tabs, show the panel and wrap around', async () => {
  const screen = await render(<Example />)
  const first = screen.getByRole('tab', { name: 'First' })
  const second = screen.getByRole('tab', { name: 'Second' })
  await userEvent.tab()
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(second).toHaveFocus()
  await expect.element(second).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByText('Two')).toBeVisible()
  await expect.element(screen.getByText('One')).not.toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(second).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('tabpanel', { name: 'First' })).toBeVisible()
  await expectNoAxeViolations()
})

test('the Tab key leaves the list of tabs at once', async () => {
  const screen = await render(
    <>
      <Example />
      <button type="button">After</button>
    </>,
  )
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})
