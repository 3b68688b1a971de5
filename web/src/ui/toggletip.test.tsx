import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from './testing/expect-no-axe-violations.ts'
import { TextInput } from './text-input.tsx'
import { Toggletip } from './toggletip.tsx'

async function renderTip() {
  const screen = await render(
    <TextInput
      label="Claim ID"
      help={
        <Toggletip about="Claim ID" id="claim-id-help">
          It is on the first page of your letter.
        </Toggletip>
      }
    />,
  )
  const button = screen.getByRole('button', { name: 'Help: Claim ID' })
  const tip = screen.getByText('It is on the first page of your letter.')
  return { screen, button, tip }
}

test('help opens on focus, describes its button, and Escape closes it', async () => {
  const { button, tip } = await renderTip()
  await expect.element(tip).not.toBeVisible()
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await expect.element(tip).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(button).toHaveAccessibleDescription('It is on the first page of your letter.')
  await expectNoAxeViolations()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('help opens on hover and stays while the pointer is on its text', async () => {
  const { screen, button, tip } = await renderTip()
  await userEvent.hover(button)
  await expect.element(tip).toBeVisible()
  await userEvent.hover(tip)
  await expect.element(tip).toBeVisible()
  await userEvent.hover(screen.getByRole('textbox'))
  await expect.element(tip).not.toBeVisible()
})

test('a click keeps help open when the pointer leaves, a second click or Escape closes it', async () => {
  const { screen, button, tip } = await renderTip()
  await button.click()
  await userEvent.hover(screen.getByRole('textbox'))
  await expect.element(tip).toBeVisible()
  await button.click()
  await expect.element(tip).not.toBeVisible()
  await button.click()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeVisible()
})

test('the question mark has a target of 48 px and its label does not include it', async () => {
  const { screen, button } = await renderTip()
  const hit = getComputedStyle(button.element(), '::before')
  expect(Number.parseFloat(hit.width)).toBeGreaterThanOrEqual(48)
  await expect.element(screen.getByRole('textbox', { name: 'Claim ID', exact: true })).toBeVisible()
})

test('the help text takes a line of its own between the label and the field', async () => {
  const { screen, button, tip } = await renderTip()
  await button.click()
  await expect.element(tip).toBeVisible()
  const { top, bottom } = tip.element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(button.element().getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(screen.getByRole('textbox').element().getBoundingClientRect().top)
})
