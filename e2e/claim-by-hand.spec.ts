import type { Locator, Page } from '@playwright/test'
import { expectStep, listByApi } from './claims.ts'
import { makeMember, signIn } from './people.ts'
import { expect, test } from './test.ts'

const wizard = '/claims/submit-claim'

/** Tab until it has the focus. More steps than any screen has fields means that it cannot be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'can be reached with the Tab key').toBeFocused()
}

async function pressAt(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Chooses in a list by typing the beginning of the words, as people do. */
async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

async function chooseRadio(page: Page, first: Locator, wanted: Locator): Promise<void> {
  await tabTo(page, first)
  await page.keyboard.press('Space')
  for (let steps = 0; steps < 20 && !(await wanted.isChecked()); steps += 1) {
    await page.keyboard.press('ArrowDown')
  }
  await expect(wanted).toBeChecked()
}

test('the whole wizard by keyboard alone, from the first field to the list', async ({ page, request }) => {
  await signIn(page, await makeMember(request))
  await page.goto(wizard)
  await expectStep(page, 'Personal Information')
  const label = (name: string) => page.getByLabel(name, { exact: true })
  const next = () => pressAt(page, page.getByRole('button', { name: 'Next' }), 'Enter')

  await typeAt(page, label('Region'), 'Penn')
  await expect(label('Region')).toHaveValue('Pennsylvania')
  await next()
  await expectStep(page, 'Denial Information')
  await typeAt(page, label('Subject'), 'Brain MRI')
  await typeAt(page, label('Description'), 'The insurer says it is not needed.')
  await typeAt(page, label('Insurance Type'), 'Medicare')
  await typeAt(page, label('Denial Reason'), 'Not')
  await expect(label('Denial Reason')).not.toHaveValue('')
  await next()
  await expectStep(page, 'Service Details')
  const before = page.getByRole('radio', { name: /Before the care/ })
  const timing = page.getByRole('radio').first()
  await chooseRadio(page, timing, before)
  const service = page.getByRole('group', { name: /Service Type|type of service/i }).getByRole('radio')
  await chooseRadio(page, service.first(), page.getByRole('radio', { name: 'Diagnostic' }))
  await next()
  await expectStep(page, 'Denial Status')
  await next()
  await expectStep(page, 'Additional Information')
  await next()
  await expectStep(page, 'Supporting Documents')
  await tabTo(page, page.getByLabel('Choose files'))
  await pressAt(page, page.getByRole('button', { name: 'Submit Claim' }), 'Enter')
  await expect(page.getByRole('heading', { name: 'Your claim has been submitted' })).toBeFocused()
  await pressAt(page, page.getByRole('link', { name: 'Return to All Coverage Denials' }), 'Enter')
  await expect(page).toHaveURL('/claims')
  expect(await listByApi(page, request)).toMatchObject({ count: 1, claims: [{ subject: 'Brain MRI' }] })
})

test('the whole wizard by touch alone', async ({ page, request, hasTouch }) => {
  await signIn(page, await makeMember(request))
  await page.goto(wizard)
  const tap = (target: Locator) => (hasTouch ? target.tap() : target.click())
  const next = async () => {
    // Two taps in one place within the browser's double-tap time count as one; no person reads a step that fast.
    await page.waitForTimeout(700)
    await tap(page.getByRole('button', { name: 'Next' }))
  }
  await page.getByLabel('Region', { exact: true }).selectOption('Guam')
  await next()
  await expectStep(page, 'Denial Information')
  await page.getByLabel('Subject', { exact: true }).fill('Brain MRI')
  await page.getByLabel('Description', { exact: true }).fill('The insurer says it is not needed.')
  await page.getByLabel('Insurance Type', { exact: true }).selectOption('MEDICARE')
  await page.getByLabel('Denial Reason', { exact: true }).selectOption('NMN')
  await next()
  await expectStep(page, 'Service Details')
  await tap(page.getByText(/Before the care/))
  await tap(page.getByText('Diagnostic', { exact: true }))
  await next()
  await expectStep(page, 'Denial Status')
  await tap(page.getByRole('button', { name: 'Back' }))
  await expectStep(page, 'Service Details')
  await expect(page.getByRole('radio', { name: 'Diagnostic' })).toBeChecked()
  await next()
  await expectStep(page, 'Denial Status')
  await next()
  await expectStep(page, 'Additional Information')
  await next()
  await expectStep(page, 'Supporting Documents')
  await tap(page.getByRole('button', { name: 'Submit Claim' }))
  await expect(page.getByText('Your claim has been submitted')).toBeVisible()
})
