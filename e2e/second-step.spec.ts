import type { Page } from '@playwright/test'
import { startProduct } from '../scripts/lib/product.mjs'
import { addVirtualAuthenticator, codeFor } from './authenticators.ts'
import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { readMail } from './mail.ts'
import { fillIn, newPerson } from './people.ts'
import { expect, test } from './test.ts'

const ruth = newPerson()

/** As an operator with a database of their own runs it: staff must have a second step. Passkeys need a name, not a number. */
let product: Awaited<ReturnType<typeof startProduct>>
test.beforeAll(async () => {
  const admin = { ADMIN_USERNAME: ruth.username, ADMIN_EMAIL: ruth.email, ADMIN_PASSWORD: ruth.password }
  product = await startProduct({
    hostname: 'localhost',
    env: { STAFF_SECOND_FACTOR: 'required', ...admin },
  })
})
test.afterAll(async () => {
  const { code, output } = await product.stop()
  expect(code, output).toBe(0)
})

async function typePassword(page: Page): Promise<void> {
  await page.goto(`${product.baseUrl}/login`)
  await fillIn(page, { Username: ruth.username, Password: ruth.password })
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

async function signOut(page: Page, isMobile: boolean): Promise<void> {
  await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
}

/** Signed in, and the page that follows is there: arriving takes the focus to its heading, and so closes any menu. */
async function expectArrived(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${product.baseUrl}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('staff set up a passkey before anything else, sign in with it, with an app and with a recovery code', async ({
  page,
  isMobile,
  allowConsoleErrors,
}) => {
  // How a right password is answered where a second step is missing.
  allowConsoleErrors(/status of 403/)
  await addVirtualAuthenticator(page)

  await typePassword(page)
  await expect(heading(page, 'Set up your second step')).toBeVisible()
  expect(await page.evaluate('localStorage.getItem("token")')).toBeNull()
  await look(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await fillIn(page, { 'Name of this passkey': 'Sample laptop' })
  await page.getByRole('button', { name: 'Make the passkey' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent()) ?? ''
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as text' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(heading(page, 'Set up your second step')).toBeHidden()
  await expectArrived(page)
  await signOut(page, isMobile)

  await typePassword(page)
  await expect(heading(page, 'One more step')).toBeVisible()
  await expect(page.getByLabel(/Trust this device/)).toHaveCount(0)
  await look(page)
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(heading(page, 'One more step')).toBeHidden()
  await expectArrived(page)

  await page.goto(`${product.baseUrl}/account/profile`)
  await expect(page.getByText('“Sample laptop”')).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  const key = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  await dialog.getByLabel('Type the code your app shows').fill(codeFor(key))
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByText('Your second step is set up.')).toBeVisible()
  await signOut(page, isMobile)

  await typePassword(page)
  await page.getByText('Authenticator code').click()
  // The code that set it up is used up; the next one is right already.
  await page.getByLabel('Code from your app').fill(codeFor(key, 1))
  await page.getByRole('button', { name: 'Check the code' }).click()
  await expect(heading(page, 'One more step')).toBeHidden()
  await expectArrived(page)
  await signOut(page, isMobile)

  await typePassword(page)
  await page.getByText('Recovery code', { exact: true }).first().click()
  await page.getByLabel('Recovery code', { exact: true }).fill(recovery.toLowerCase())
  await page.getByRole('button', { name: 'Use this code' }).click()
  await expect(heading(page, 'One more step')).toBeHidden()
  await expectArrived(page)
  await page.goto(`${product.baseUrl}/account/profile#second-step`)
  await expect(page.getByText(/9 of 10 left/)).toBeVisible()
  expect((await readMail(ruth.email, { outbox: product.outboxDir })).text).toContain('Was it not you?')
})
