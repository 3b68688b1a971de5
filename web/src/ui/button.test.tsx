import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, ButtonLink } from './button.tsx'
import { expectNoAxeViolations } from './testing/expect-no-axe-violations.ts'

test('a button does not submit its form unless it says so', async () => {
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <form onSubmit={submitted}>
      <Button>Cancel</Button>
      <Button type="submit" variant="primary">
        Send
      </Button>
    </form>,
  )
  await screen.getByRole('button', { name: 'Cancel' }).click()
  expect(submitted).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Send' }).click()
  expect(submitted).toHaveBeenCalledOnce()
})

test('a busy button keeps its words and the focus, and neither clicks nor submits', async () => {
  const clicked = vi.fn()
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <form onSubmit={submitted}>
      <Button type="submit" busy onClick={clicked}>
        Sending
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Sending' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter} ')
  expect(clicked).not.toHaveBeenCalled()
  expect(submitted).not.toHaveBeenCalled()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expectNoAxeViolations()
})

test('every look is at least 48 px high and has no accessibility fault', async () => {
  const screen = await render(
    <MemoryRouter>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} size="s">
          {variant}
        </Button>
      ))}
      <Button disabled>off</Button>
      <ButtonLink to="/claims" variant="primary" size="xl">
        Claims
      </ButtonLink>
    </MemoryRouter>,
  )
  for (const target of screen.container.querySelectorAll('button, a')) {
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  }
  await expect.element(screen.getByRole('link', { name: 'Claims' })).toHaveAttribute('href', '/claims')
  await expectNoAxeViolations()
})
