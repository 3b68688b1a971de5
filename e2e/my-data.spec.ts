import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { readMail } from './mail.ts'
import { fillIn, makeMember, signIn } from './people.ts'
import { expect, test } from './test.ts'

test('a person downloads their data, deletes the account, and keeps it by signing in', {
  tag: '@long',
}, async ({ page, request }) => {
  const person = await makeMember(request)
  await signIn(page, person)
  await page.goto('/account/profile')
  await page.getByRole('button', { name: 'Make my file' }).click()
  await expect(page.getByText('Your file is ready.')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download ZIP' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^recourse-data-\d{4}-\d\d-\d\d\.zip$/)
  const zip = await readFile(await download.path())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  expect(zip.includes('my-data.html')).toBe(true)

  await fillIn(page, { 'Type your username to go on': person.username })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(person.password)
  await expectAccessible(page)
  const before = new Date()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/account-deleted')
  const mail = await readMail(person.email, { after: before })
  expect(mail.subject).toBe('Your account will be deleted')
  expect(mail.link).toContain('/login')

  await page.goto('/account/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await fillIn(page, { Username: person.username, Password: person.password })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Delete my account' })).toBeVisible()
})
