import { randomUUID } from 'node:crypto'
import { expectAccessible } from './expectations.ts'
import { readMail } from './mail.ts'
import { expect, test } from './test.ts'

/** One for each project, since both run against the same counters. */
const documentOf: Readonly<Record<string, string>> = {
  desktop: 'Deadline worksheet',
  phone: 'Phone call log',
}

test('a document opens in a new window and is counted once an hour', async ({
  page,
  request,
  allowConsoleErrors,
}, { project }) => {
  // A PDF names no icon, so the browser may ask for /favicon.ico, which is not there.
  allowConsoleErrors(/status of 404 .*\/404\)/)
  await page.goto('/resources/downloads')
  const name = `Open ${documentOf[project.name]} (opens in a new window)`
  const link = page.getByRole('link', { name })
  const uid = await link.getAttribute('data-download')
  const views = page.locator(`[data-views="${uid}"]`).filter({ visible: true })
  await expect(views).toHaveText('0')
  for (let time = 0; time < 2; time += 1) {
    const popup = page.waitForEvent('popup')
    const counted = page.waitForResponse((response) => response.request().method() === 'PUT')
    await link.click()
    await (await popup).close()
    expect(await (await counted).json()).toMatchObject({ uid, views: 1 })
    await expect(views).toHaveText('1')
  }
  const file = await request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toContain('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a reader subscribes to the newsletter, and one button in the mail ends it', async ({ page }) => {
  const email = `reader-${randomUUID().slice(0, 12)}@example.com`
  await page.goto('/')
  const field = page.getByLabel('Email address')
  const status = page.locator('form[data-newsletter] [role=status]')
  const submit = page.getByRole('button', { name: 'Subscribe' })
  await submit.click()
  await expect(status).toBeEmpty()
  await field.fill('reader@example')
  await submit.click()
  await expect(status).toHaveText('Please enter a valid email address.')
  await field.fill(email)
  await expect(status).toBeEmpty()
  for (let time = 0; time < 2; time += 1) {
    await field.fill(email)
    await submit.click()
    await expect(status).toHaveText("We'll keep you posted!")
    await expect(field).toHaveValue('')
  }
  await expectAccessible(page)

  const mail = await readMail(email)
  expect(mail.subject).toBe('You are on our list')
  await page.goto(mail.link ?? '')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page).toHaveURL('/unsubscribed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off our list')
})
