import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { readMail } from './mail.ts'
import { fillIn, makeMember, signIn } from './people.ts'
import { expect, test } from './test.ts'

const profile = { Age: '58', Phone: '814-555-0142', City: 'Erie' }

async function edit(page: Page): Promise<void> {
  await page.goto('/account/profile')
  await page.getByRole('button', { name: 'Update Info' }).click()
  await expect(page.getByLabel('First Name')).toBeFocused()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save details' }).click()

test('the profile checks its fields in the order of the specification', async ({ page, request }) => {
  await signIn(page, await makeMember(request))
  await edit(page)
  await fillIn(page, { 'First Name': '', 'Last Name': ' ' })
  const steps: [field: string, sentence: string, mend: () => Promise<unknown>][] = [
    ['First Name', 'First name required.', () => fillIn(page, { 'First Name': 'Maria' })],
    ['Last Name', 'Last name required.', () => fillIn(page, { 'Last Name': 'Delgado' })],
    ['Age', 'Age required.', () => fillIn(page, { Age: '58.5' })],
    ['Age', 'Age must be an integer.', () => fillIn(page, { Age: '58' })],
    ['Phone', 'Phone number required.', () => fillIn(page, { Phone: '814-555-0142' })],
    ['City', 'City required.', () => fillIn(page, { City: 'Erie' })],
    ['Region', 'Region required.', () => page.getByLabel('Region', { exact: true }).selectOption('Guam')],
  ]
  for (const [field, sentence, mend] of steps) {
    await save(page)
    const input = page.getByLabel(field, { exact: true })
    await expect(input).toHaveAccessibleDescription(new RegExp(sentence.replace('.', '\\.')))
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    await mend()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  }
  await save(page)
  await expect(page.getByText('Erie, Guam')).toBeVisible()
})

test('the summary card shows name, place, email and level', async ({ page, request }) => {
  const person = await makeMember(request)
  await signIn(page, person)
  await edit(page)
  await fillIn(page, profile)
  await page.getByLabel('Region', { exact: true }).selectOption('Pennsylvania')
  await save(page)
  const card = page.getByRole('complementary', { name: 'Summary' })
  await expect(card).toContainText('Erie, Pennsylvania')
  for (const text of [person.username, 'Sam Sample', person.email, 'Community']) {
    await expect(card).toContainText(text)
  }
  await expect(card.getByText(person.username.charAt(0), { exact: true })).toHaveCount(0)
  await expect(card.getByText(person.username.charAt(0).toUpperCase(), { exact: true })).toHaveCount(1)
  // Every field is required, so nothing on the page may call sharing it optional.
  await expect(page.getByText(/optional/i)).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a failed region list is said in a red box and hides the field', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 500|Failed to load resource/)
  await signIn(page, await makeMember(request))
  await page.route('**/api/v1/resources/regions', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Internal server error' } }),
  )
  await edit(page)
  await expect(page.getByText('Internal server error')).toBeVisible()
  await expect(page.getByLabel('Region', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
})

test('a new email address is confirmed by mail', async ({ page, request }) => {
  const person = await makeMember(request)
  await signIn(page, person)
  await edit(page)
  const email = `new-${person.email}`
  await fillIn(page, { ...profile, 'Email Address': email })
  await page.getByLabel('Region', { exact: true }).selectOption('Pennsylvania')
  await save(page)
  await expect(page.getByText('Please confirm your new email.')).toBeVisible()
  const { link = '' } = await readMail(email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Your new email is confirmed.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(email)
})

test('cancel restores what was there', async ({ page, request }) => {
  await signIn(page, await makeMember(request))
  await edit(page)
  await fillIn(page, { 'First Name': 'Someone', City: 'Elsewhere' })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Sam Sample')
  await expect(page.getByText('Elsewhere')).toHaveCount(0)
  await page.getByRole('button', { name: 'Update Info' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Sam')
})
