import type { Page } from 'playwright'
import type { Film } from './film.ts'
import type { DemoPerson } from './person.ts'

const letter =
  'My doctor ordered an MRI of my knee. The plan says it is not medically necessary. I have had pain since spring.'

/** From a denial letter to a help request. Nothing in it is about a real person. */
export async function tellStory(page: Page, film: Film, person: DemoPerson): Promise<void> {
  await page.goto('/')
  await settled(page)
  await film.hold(3)
  await film.scroll(700, 1.2)
  await film.hold(1.2)

  await page.goto('/resources/self-help-tools')
  await settled(page)
  await film.hold(2)
  await film.scroll(900, 1.8)
  await film.hold(1.5)

  await page.goto('/login')
  await settled(page)
  await film.type(page.getByLabel('Username', { exact: true }), person.username)
  await film.type(page.getByLabel('Password', { exact: true }), person.password)
  await film.hold(0.6)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('/')
  await settled(page)
  await film.hold(2)

  await page.goto('/claims/submit-claim')
  await fileClaim(page, film)
  await page.getByRole('link', { name: 'Return to All Coverage Denials' }).click()
  await page.getByText('Knee MRI', { exact: true }).waitFor()
  await settled(page)
  await film.hold(3)
}

async function fileClaim(page: Page, film: Film): Promise<void> {
  const step = (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
  const next = async () => {
    await film.hold(0.9)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  const choose = async (label: string, value: string) => {
    await page.getByLabel(label, { exact: true }).selectOption(value)
    await film.hold(0.5)
  }
  await step('Personal Information')
  await settled(page)
  await film.hold(1.6)
  await choose('Region', 'Pennsylvania')
  await next()
  await step('Denial Information')
  await film.hold(0.6)
  await film.type(page.getByLabel('Subject', { exact: true }), 'Knee MRI')
  await film.type(page.getByLabel('Description', { exact: true }), letter)
  await choose('Insurance Type', 'EMPLOYER_SPONSORED_FULLY_INSURED')
  await choose('Denial Reason', 'NMN')
  await next()
  await step('Service Details')
  await film.hold(0.6)
  await page.getByRole('radio', { name: /Before the care/ }).check()
  await film.hold(0.5)
  await page.getByRole('radio', { name: 'Diagnostic' }).check()
  await next()
  await step('Denial Status')
  await film.hold(0.8)
  await next()
  await step('Additional Information')
  await film.hold(0.8)
  await next()
  await step('Supporting Documents')
  await film.hold(1.2)
  await film.scroll(900, 1.2)
  await film.hold(0.8)
  await page.getByRole('button', { name: 'Submit Claim' }).click()
  await page.getByText('Your claim has been submitted').waitFor()
  await film.hold(2.5)
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready')
}
