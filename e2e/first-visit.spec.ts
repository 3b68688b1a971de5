import { fillIn } from './people.ts'
import { expect, test } from './test.ts'

test('nothing of React runs for a visitor who does nothing, and the page comes alive when they do', async ({
  openBrowserOfANewcomer,
}) => {
  const page = await openBrowserOfANewcomer()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/signup', { waitUntil: 'networkidle' })
  expect(fetched.filter((path) => path.includes('/react-'))).toHaveLength(1)
  expect(fetched.filter((path) => path.includes('/start-'))).toEqual([])
  await expect(page.locator('html[data-live]')).not.toBeAttached()

  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
})

test('a page that was asked for with something to show, or by someone known, comes alive by itself', async ({
  openBrowserOfANewcomer,
}) => {
  const asked = await openBrowserOfANewcomer()
  await asked.goto('/resources/self-help-tools?type=medicaid&region=ohio')
  await expect(asked.getByRole('status').first()).toHaveText('Showing Medicaid, Ohio.')
  await asked.getByLabel('Region').selectOption('Texas')
  await expect(asked.getByRole('status').first()).toHaveText('Showing Medicaid, Texas.')

  const known = await asked.context().newPage()
  await known.goto('/resources/self-help-tools')
  await expect(known.getByRole('status').first()).toHaveText('Showing Medicaid, Texas.')
})

test.describe('before the scripts have come', () => {
  const scripts = { come: () => {} }

  test.beforeEach(async ({ page }) => {
    const coming = Promise.withResolvers<void>()
    scripts.come = coming.resolve
    await page.route(/\/assets\/start-/, async (route) => {
      await coming.promise
      await route.continue()
    })
  })

  test('a form that is sent waits for them, and keeps what was typed', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/status of 400/)
    const alive = page.goto('/login')
    await fillIn(page, { Username: 'maria.early', Password: 'not the right one' })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    scripts.come()
    await alive
    await expect(page.getByRole('alert')).toContainText('Incorrect username or password.')
    await expect(page.getByLabel('Username')).toHaveValue('maria.early')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the right one')
  })

  test('what is typed while they take over counts, not what stood there before', async ({ page }) => {
    const alive = page.goto('/login')
    await fillIn(page, { Username: 'maria', Password: 'before' })
    await page.evaluate(`document.addEventListener('live', () => {
      document.querySelector('input[type=password]').focus()
      document.execCommand('insertText', false, ' and after')
    })`)
    scripts.come()
    await alive
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('before and after')
    await expect(page.getByLabel('Username')).toHaveValue('maria')
  })

  test('what is picked and tapped is done when they are there', async ({ page }) => {
    const alive = page.goto('/resources/self-help-tools')
    await page.getByLabel('Insurance type').selectOption('Medicaid')
    await page.getByLabel('Region').selectOption('Ohio')
    await page.getByRole('tab', { name: 'Estimate Appeal Success' }).click()
    scripts.come()
    await alive
    await expect(page.getByRole('status').first()).toHaveText('Showing Medicaid, Ohio.')
    await expect(page.getByRole('tab', { name: 'Estimate Appeal Success' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByLabel('Insurance type')).toHaveValue('Medicaid')
    await expect(page.getByLabel('Region')).toHaveValue('Ohio')
  })
})
