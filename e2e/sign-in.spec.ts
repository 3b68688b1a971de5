import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { fillIn, makeMember, signInByHand, signUpByApi } from './people.ts'
import { expect, test } from './test.ts'

test('empty fields are asked for, username first', async ({ page }) => {
  await page.goto('/login')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('link', { name: "Don't have an account? Sign Up" })).toHaveAttribute(
    'href',
    '/signup',
  )
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.reload()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused()
  await page.getByLabel('Username').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please provide your username.',
    'Please provide your password.',
  ])
  await expectAccessible(page)
})

test('a wrong password is said in one sentence and what was typed stays', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 400/)
  const { username } = await makeMember(request)
  await page.goto('/login')
  await fillIn(page, { Username: username, Password: 'not the right one' })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toContainText('Incorrect username or password.')
  await expect(page.getByLabel('Username')).toHaveValue(username)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the right one')
  await expectAccessible(page)
})

test('where the typefaces never come, what a page shows later has its styles all the same', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/)
  await page.route(/\.woff2$/, (route) => route.abort())
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  // The summary is not in the built page, so its rules come with the whole sheet.
  await expect(page.getByRole('alert')).toHaveCSS('border-left-color', 'rgb(163, 18, 42)')
})

test('an unverified account is sent to verify its email', async ({ page, request, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 403/)
  const person = await signUpByApi(request)
  await page.goto('/login')
  await fillIn(page, { Username: person.username, Password: person.password })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`/verify-email?username=${person.username}`)
})

test('a deep link before login is remembered', async ({ page, request }) => {
  const person = await makeMember(request)
  await page.goto('/account/profile?from=mail')
  await expect(page).toHaveURL('/login')
  await fillIn(page, { Username: person.username, Password: person.password })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/account/profile?from=mail')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})

test('a signed-in visitor of login and sign-up is sent home', async ({ page, request }) => {
  await signInByHand(page, await makeMember(request))
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('a signed-in visitor of the front page never sees the landing page', async ({ page, request }) => {
  await page.goto('/')
  const landing = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await signInByHand(page, await makeMember(request))
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  // What the server sends, before any script runs, does not hold the landing page.
  const html = await (await page.request.get('/')).text()
  expect(html).not.toContain(landing)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(landing)
})

test('logging out ends the session and goes to the landing page', async ({ page, request, isMobile }) => {
  await signInByHand(page, await makeMember(request))
  const token = await page.evaluate('localStorage.getItem("token")')
  await page.goto('/account/profile')
  await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  expect(await page.evaluate('localStorage.getItem("token")')).toBeNull()
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get('/api/v1/users/me', { headers })).status()).toBe(401)
  await page.goto('/account/profile')
  await expect(page).toHaveURL('/login')
})

test('a session that ended elsewhere leads to the login and back', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 401/)
  const person = await makeMember(request)
  await signInByHand(page, person)
  const headers = { authorization: `Bearer ${await page.evaluate('localStorage.getItem("token")')}` }
  expect((await request.post('/auth/logout', { headers })).status()).toBe(201)
  await page.goto('/account/profile')
  await expect(page).toHaveURL('/login')
  await fillIn(page, { Username: person.username, Password: person.password })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/account/profile')
})

test('a sign-in cookie without a session shows the landing page and goes away', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/')
  const landing = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await context.addCookies([{ name: 'signed_in', value: '1', url: baseURL ?? '' }])
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing)
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await expect.poll(async () => (await context.cookies()).length).toBe(0)
})
