import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Stepper } from './stepper.tsx'
import { expectNoAxeViolations } from './testing/expect-no-axe-violations.ts'

const titles = ['One', 'Two', 'Three', 'Four']

const renderStepper = (current: number) =>
  render(
    <Stepper titles={titles} current={current} heading={<h2>The second</h2>} aside={<p>A note</p>}>
      <label>
        Name <input />
      </label>
      <button type="button">Next</button>
    </Stepper>,
  )

test.each([1280, 390, 320])(
  'a screen of %i px shows the steps without a fault and without overflow',
  async (width) => {
    await page.viewport(width, 800)
    const screen = await renderStepper(1)
    await expect.element(screen.getByRole('list', { name: 'Progress' })).toBeVisible()
    await expectNoAxeViolations()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await page.viewport(1280, 900)
  },
)

test('the current step is marked and those before it are said to be done', async () => {
  const screen = await renderStepper(1)
  const steps = screen.getByRole('listitem')
  await expect.element(steps.nth(0).getByText('One, done')).toBeVisible()
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await expect.element(steps.nth(2)).not.toHaveAttribute('aria-current')
})

test('wide screens show the steps in a row above the form, narrow ones in a list around it', async () => {
  const screen = await renderStepper(1)
  const top = (text: string) => screen.getByText(text).element().getBoundingClientRect().top
  expect(top('Three')).toBe(top('Four'))
  expect(top('Three')).toBeLessThan(top('Next'))
  await expect.element(screen.getByText('Still to come')).not.toBeVisible()

  await page.viewport(719, 800)
  expect(top('Three')).toBeGreaterThan(top('Next'))
  expect(top('Four')).toBeGreaterThan(top('Three'))
  await expect.element(screen.getByText('Still to come')).toBeVisible()
  await page.viewport(720, 800)
  expect(top('Three')).toBe(top('Four'))
  await page.viewport(1280, 900)
})

test('the keyboard reaches the form only: the steps themselves are not controls', async () => {
  const screen = await renderStepper(1)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})
