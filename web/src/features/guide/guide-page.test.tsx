import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../ui/testing/expect-no-axe-violations.ts'
import { renderGuide } from './testing/render-guide.tsx'

beforeEach(() => localStorage.clear())

test('while several roads are possible all are listed; an answer leaves one and stands in the address', async () => {
  const { screen, search } = await renderGuide('type=medicare&region=texas')
  await expect.element(screen.getByText('Your plan can mean more than one road')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Medicare drug plan (Part D)' })).toBeVisible()
  await userEvent.click(screen.getByLabelText('A Medicare Advantage plan'))
  await expect.element(screen.getByText('Your plan can mean more than one road')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Internal appeal' })).toBeVisible()
  expect(search()).toBe('?type=medicare&region=texas&medicare=advantage')
  await expectNoAxeViolations()
})

test('another plan type forgets the answers of the one before, and the choice is remembered', async () => {
  const { screen, search } = await renderGuide('type=medicare&region=texas&medicare=drug')
  await userEvent.selectOptions(screen.getByLabelText('Insurance type'), 'Medicaid')
  expect(search()).toBe('?type=medicaid&region=texas')
  expect(localStorage.getItem('guide-choice')).toBe('medicaid texas')
  await screen.unmount()
  const again = await renderGuide('')
  await expect.element(again.screen.getByLabelText('Insurance type')).toHaveValue('Medicaid')
  await expect.element(again.screen.getByLabelText('Region')).toHaveValue('Texas')
})

test('a tool waits for the question that decides the road', async () => {
  const { screen } = await renderGuide('type=chip&region=ohio&tool=deadline')
  await expect
    .element(screen.getByText('Please answer the question about your plan first.', { exact: false }))
    .toBeVisible()
  await userEvent.click(screen.getByLabelText('Straight from the state'))
  await expect.element(screen.getByRole('button', { name: 'Show my dates' })).toBeVisible()
})

test('two programs side by side ask which one the letter is about', async () => {
  const { screen, search } = await renderGuide(
    'type=dual&region=ohio&dual=separate&medicare=original&medicaid=managed_care&tool=letter',
  )
  const group = screen.getByRole('group', { name: 'Which one is this letter about?' })
  await userEvent.click(group.getByLabelText('Original Medicare (Parts A and B)'))
  expect(search()).toContain('road=MEDICARE')
  await expect.element(screen.getByRole('heading', { name: 'What your letter must say' })).toBeVisible()
})

test('a region without the program says so in the words of the specification', async () => {
  const { screen } = await renderGuide('type=basic-health-program&region=ohio')
  await expect.element(screen.getByText('Limited Information Available')).toBeVisible()
  await expect.element(screen.getByText('Where these facts come from')).not.toBeInTheDocument()
})

test('facts show where they come from, with a caution where no source was found', async () => {
  const { screen } = await renderGuide('type=medicaid&region=kentucky&medicaid=managed_care')
  await expect.element(screen.getByText(/Checked Nov/).first()).toBeInTheDocument()
  await expect
    .element(
      screen.getByText('We could not confirm this in a source. Check it on your notice or ask.').first(),
    )
    .toBeInTheDocument()
  await userEvent.click(screen.getByText('Where these facts come from'))
  await expect.element(page.getByRole('link', { name: /CFR|Medicaid|438/ }).last()).toBeInTheDocument()
})
