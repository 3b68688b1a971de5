import { StrictMode, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'
import { expectNoAxeViolations } from './testing/expect-no-axe-violations.ts'

function Page({ side }: { side?: 'right' }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Change the role" side={side}>
        <button type="button">Give Staff</button>
      </Dialog>
    </>
  )
}

async function renderOpen(side?: 'right') {
  const screen = await render(
    <StrictMode>
      <Page {...(side ? { side } : {})} />
    </StrictMode>,
  )
  const opener = screen.getByRole('button', { name: 'Open' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Change the role' })
  await expect.element(dialog).toBeVisible()
  return { screen, opener, dialog }
}

test('the focus starts on the heading, stays inside, and Escape gives it back to the opener', async () => {
  const { screen, opener, dialog } = await renderOpen()
  await expect.element(screen.getByRole('heading', { name: 'Change the role' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Give Staff' })).toHaveFocus()
  await expectNoAxeViolations()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a click on the backdrop closes, a click inside does not', async () => {
  const { screen, dialog } = await renderOpen()
  await screen.getByRole('heading', { name: 'Change the role' }).click()
  await expect.element(dialog).toBeVisible()
  await page
    .elementLocator(document.querySelector('dialog') as Element)
    .click({ position: { x: -40, y: 10 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the close button closes and the dialog opens again', async () => {
  const { screen, opener, dialog } = await renderOpen('right')
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await expect.element(dialog).toBeVisible()
  const box = dialog.element().getBoundingClientRect()
  expect(Math.round(box.right)).toBe(document.documentElement.clientWidth)
})

test('on a phone the dialog fills the screen', async () => {
  await page.viewport(390, 700)
  const { dialog } = await renderOpen()
  await expect.poll(() => dialog.element().getBoundingClientRect().height).toBe(700)
  expect(dialog.element().getBoundingClientRect().width).toBe(390)
  await page.viewport(1280, 900)
})

test('a part that goes away while its dialog is open leaves no modal behind', async () => {
  const { screen } = await renderOpen()
  await screen.unmount()
  expect(document.querySelector('dialog:modal')).toBeNull()
})

test('a dialog without a way out stays, whatever is pressed', async () => {
  const screen = await render(
    <Dialog open title="Please sign in again">
      <button type="button">Sign In</button>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Please sign in again' })
  await expect.element(screen.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  expect(document.querySelector('dialog:modal')).not.toBeNull()
})
