import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { readMail } from './mail.ts'
import { fillIn, makeMember, type Person } from './people.ts'
import { expect, test } from './test.ts'

const newPassword = 'velvet harbor walnut 17'

async function askForLink(page: Page, person: Person): Promise<string> {
  const after = new Date()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await fillIn(page, { 'Email Address': person.email })
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If an account uses that address, a link is on its way.')).toBeVisible()
  const { subject, link = '' } = await readMail(person.email, { after })
  expect(subject).toBe('Set a new password')
  return link
}

async function saveNewPassword(page: Page): Promise<void> {
  await fillIn(page, { 'New Password': newPassword, 'Confirm Password': newPassword })
  await page.getByRole('button', { name: 'Save the new password' }).click()
}

test('a forgotten password is replaced through the mailed link', async ({ page, request }) => {
  const person = await makeMember(request)
  await page.goto(await askForLink(page, person))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // The token does not stay in the address bar.
  await expect(page).toHaveURL('/reset-password')
  await saveNewPassword(page)
  await expect(page).toHaveURL('/login')
  await fillIn(page, { Username: person.username, Password: newPassword })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
})

test('a used link says that it has expired', async ({ page, request, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 400/)
  const link = await askForLink(page, await makeMember(request))
  await page.goto(link)
  await saveNewPassword(page)
  await expect(page).toHaveURL('/login')
  await page.goto(link)
  await saveNewPassword(page)
  await expect(page.getByText('This link has expired.')).toBeVisible()
  await expectAccessible(page)
})

test('one toggle shows and hides both passwords', async ({ page }) => {
  await page.goto('/signup')
  const password = page.getByLabel('Password', { exact: true })
  const confirmation = page.getByLabel('Confirm Password')
  await expect(confirmation).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(confirmation).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(confirmation).toHaveAttribute('type', 'password')
})
