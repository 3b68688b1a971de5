import { startProduct } from '../scripts/lib/product.mjs'
import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { readMail } from './mail.ts'
import { fillIn, newPerson, signUpByApi } from './people.ts'
import { expect, test } from './test.ts'

const names = { 'First Name': 'Maria', 'Last Name': 'Delgado' }

test('a person signs up, verifies the email, signs in and fills in the profile', async ({ page }) => {
  const person = newPerson()
  await page.goto('/signup')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('link', { name: 'Already have an account? Sign in' })).toHaveAttribute(
    'href',
    '/login',
  )
  await fillIn(page, {
    ...names,
    'Email Address': person.email,
    Username: person.username,
    Password: person.password,
    'Confirm Password': person.password,
  })
  await page.getByRole('button', { name: 'Sign Up' }).click()

  await expect(page).toHaveURL(`/verify-email?username=${person.username}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Generate Verification Code' }).click()
  await expect(page.getByText('New verification code generated.')).toBeVisible()
  await expect(page.getByText('It is valid for 10 minutes.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const { code = '', subject } = await readMail(person.email)
  expect(subject).toBe('Your verification code')
  // As the mail shows it, with a space in the middle.
  await fillIn(page, { 'Verification Code': `${code.slice(0, 3)} ${code.slice(3)}` })
  await page.getByRole('button', { name: 'Verify Email' }).click()

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your email is verified. You can sign in now.')).toBeVisible()
  await fillIn(page, { Username: person.username, Password: person.password })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/account/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update Info' }).click()
  await fillIn(page, { Age: '58', Phone: '814-555-0142', City: 'Erie' })
  await page.getByLabel('Region', { exact: true }).selectOption('Pennsylvania')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await expect(page.getByText('Erie, Pennsylvania')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Erie, Pennsylvania')).toBeVisible()
})

test('the sign-up form says what is missing in the order of the specification', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Username was not provided',
    'First name was not provided',
    'Last name was not provided',
    'Email was not provided',
    'Password was not provided',
    'Password confirmation was not provided',
  ])
  await expect(page).toHaveTitle(/^Error: /)
  await expectAccessible(page)
  await summary.getByRole('link', { name: 'Email was not provided' }).click()
  await expect(page.getByLabel('Email Address')).toBeFocused()
  await page.keyboard.type('sam')
  await expect(summary.getByRole('link', { name: 'Email was not provided' })).toBeHidden()
})

test('passwords that differ are said at the confirmation', async ({ page }) => {
  await page.goto('/signup')
  const typed = {
    ...names,
    'Email Address': 'sam@example',
    Username: 'samsample',
    Password: 'marigold-river-22',
    'Confirm Password': 'marigold-rver-22',
  }
  await fillIn(page, typed)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(/Passwords do not match/)
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
    /Please enter a valid email address\./,
  )
  for (const [label, value] of Object.entries(typed)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  }
})

test('a username that is taken is said at its field', async ({ page, request, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 409/)
  const { username } = await signUpByApi(request)
  const person = newPerson()
  await page.goto('/signup')
  await fillIn(page, {
    ...names,
    'Email Address': person.email,
    Username: username.toUpperCase(),
    Password: person.password,
    'Confirm Password': person.password,
  })
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    /That username is taken\. Please choose another one\./,
  )
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)
})

test('an empty code asks for one', async ({ page, request }) => {
  const { username } = await signUpByApi(request)
  await page.goto(`/verify-email?username=${username}`)
  await page.getByRole('button', { name: 'Generate Verification Code' }).click()
  await expect(page.getByText('It is valid for 10 minutes.')).toBeVisible()
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page.getByLabel('Verification Code')).toHaveAccessibleDescription(
    /Please supply a verification code\./,
  )
  await expectAccessible(page)
})

test('an expired code is refused and a new one works', async ({ page, playwright, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 400/)
  // A product of its own, whose clock a signal moves ten minutes ahead.
  const clock = new URL('./clock-ahead.mjs', import.meta.url)
  const product = await startProduct({ env: { NODE_OPTIONS: `--import=${clock}` } })
  try {
    const request = await playwright.request.newContext({ baseURL: product.baseUrl })
    const { username, email } = await signUpByApi(request)
    await page.goto(`${product.baseUrl}/verify-email?username=${username}`)
    const ask = async () => {
      const after = new Date()
      await page.getByRole('button', { name: 'Generate Verification Code' }).click()
      await expect(page.getByText('It is valid for 10 minutes.')).toBeVisible()
      return (await readMail(email, { after, outbox: product.outboxDir })).code ?? ''
    }
    const old = await ask()
    process.kill(Number(product.pid), 'SIGUSR2')
    await fillIn(page, { 'Verification Code': old })
    await page.getByRole('button', { name: 'Verify Email' }).click()
    await expect(
      page.getByText('That code is not right or has expired. Check it, or ask for a new one.').first(),
    ).toBeVisible()
    await expect(page.getByLabel('Verification Code')).toHaveValue(old)
    await fillIn(page, { 'Verification Code': await ask() })
    await page.getByRole('button', { name: 'Verify Email' }).click()
    await expect(page).toHaveURL(`${product.baseUrl}/login`)
  } finally {
    await product.stop()
  }
})
