import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { askForDates, daysAgo, guidePath, readCalendar } from './guide.ts'
import { expect, test } from './test.ts'

const cut = 'I am getting it now, and they want to cut or stop it'

test('the guide is readable without JavaScript, with the default plan and region', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}${guidePath}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health Insurance Appeals Guide')
  await expect(page.getByLabel('Insurance type')).toHaveValue('Commercial - Employer Sponsored - Self-Funded')
  await expect(page.getByLabel('Region')).toHaveValue('Alabama')
  await expect(page.getByRole('link', { name: /File a Complaint/ }).first()).toBeVisible()
  await expect(page.getByText('At least 180 days', { exact: false }).first()).toBeVisible()
  for (const stop of ['Denial', 'Internal appeal', 'External appeal', 'Resolution']) {
    await expect(page.getByRole('heading', { name: stop, exact: true })).toBeVisible()
  }
  for (const outcome of ['Overturned', 'Partially overturned', 'Upheld']) {
    await expect(page.getByRole('heading', { name: outcome, exact: true })).toBeVisible()
  }
  await context.close()
})

test('a choice stands in the address, can be shared, and is remembered', async ({
  page,
  openBrowserOfAnotherPerson,
  baseURL,
}) => {
  await page.goto(guidePath)
  await page.getByLabel('Insurance type').selectOption('Medicaid')
  await expect(page).toHaveURL(/type=medicaid&region=alabama$/)
  await page.getByLabel('Region').selectOption('New York')
  await page.getByLabel('A health plan').check()
  await expect(page).toHaveURL(/type=medicaid&region=new-york&medicaid=managed_care$/)
  await expect(page.getByRole('heading', { name: 'In New York' })).toBeVisible()
  const other = await openBrowserOfAnotherPerson()
  await other.goto(page.url())
  await expect(other.getByLabel('Region')).toHaveValue('New York')
  await expect(other.getByLabel('A health plan')).toBeChecked()
  await page.goto('/about')
  await page.goto(guidePath)
  await expect(page.getByLabel('Insurance type')).toHaveValue('Medicaid')
  await expect(page.getByLabel('Region')).toHaveValue('New York')
  await other.goto(`${baseURL}${guidePath}`)
  await expect(other.getByLabel('Region'), 'a shared link is not the own choice').toHaveValue('Alabama')
})

test('regulators carry the National badge and the note of limited authority', async ({ page }) => {
  await page.goto(`${guidePath}?type=self-funded&region=california`)
  const national = page.getByRole('listitem').filter({ hasText: 'Employee Benefits Security' }).first()
  await expect(national.getByText('National', { exact: true })).toBeVisible()
  await expect(page.getByText('Limited Authority').first()).toBeVisible()
  const complaint = national.getByRole('link', { name: /^File a Complaint/ })
  await expect(complaint).toHaveAttribute('href', /^https:/)
  await expect(complaint).toHaveAttribute('target', '_blank')
})

test('where nothing is known the guide says so, and names who oversees', async ({ page }) => {
  await page.goto(`${guidePath}?type=self-funded&region=ohio&special=military`)
  await expect(
    page.getByText(
      "We don't have contact information for regulators of your coverage type stored in our system yet.",
    ),
  ).toBeVisible()
  await expect(page.getByText('What we know:').first()).toBeVisible()
  await page.goto(`${guidePath}?type=basic-health-program&region=texas`)
  await expect(page.getByText('Limited Information Available')).toBeVisible()
  await expectAccessible(page)
})

test('tabs work by keyboard, and the second one tells what is coming with its figures', async ({ page }) => {
  await page.goto(guidePath)
  const first = page.getByRole('tab', { name: 'Appeal Process Overview' })
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Estimate Appeal Success' })).toBeFocused()
  await expect(page).toHaveURL(/tab=estimate/)
  const panel = page.getByRole('tabpanel', { name: 'Estimate Appeal Success' })
  await expect(panel.getByRole('heading', { name: 'Coming Soon' })).toBeVisible()
  await expect(panel.getByText('30-60%')).toBeVisible()
  await expect(panel.getByText('About 30-40%')).toBeVisible()
  await expect(panel.getByText('HealthCare.gov').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a term of art explains itself on focus and on tap', async ({ page, isMobile }) => {
  await page.goto(`${guidePath}?type=medicaid&region=ohio&medicaid=managed_care`)
  const word = page.getByRole('button', { name: 'fair hearing' }).first()
  const meaning = page.getByRole('tooltip').filter({ hasText: 'state hearing officer' })
  if (isMobile) await word.tap()
  else await word.focus()
  await expect(meaning.first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(meaning.first()).toBeHidden()
})

test('the box of help leads to the claim form', async ({ page }) => {
  await page.goto(guidePath)
  await expect(page.getByRole('heading', { name: 'Need Help?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Help With Your Appeal' }).first()).toHaveAttribute(
    'href',
    '/claims/submit-claim',
  )
})

test('dates come in the order of the law, and go into a calendar and onto one page', async ({ page }) => {
  await page.goto(`${guidePath}?type=medicaid&region=pennsylvania&medicaid=managed_care&tool=deadline`)
  await askForDates(page, {
    noticeDate: daysAgo(1),
    receivedDate: daysAgo(0),
    timing: cut,
    cut: daysAgo(-20),
  })
  await expect(
    page.getByRole('heading', { name: 'To keep your care while you appeal, ask by' }),
  ).toBeVisible()
  await expect(page.getByText('I want to appeal, and I want my services to continue.').first()).toBeVisible()
  const titles = await page
    .getByRole('region', { name: 'The road from here' })
    .getByRole('heading', { level: 3 })
    .allInnerTexts()
  const order = [
    'You are here',
    'Ask to keep your services',
    'Safe date',
    'Latest legal date',
    'They must answer',
    'State fair hearing',
  ]
  const places = order.map((start) => titles.findIndex((title) => title.startsWith(start)))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, two) => one - two))

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar (.ics)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('appeal-dates.ics')
  const events = await readCalendar(await download.path())
  expect(events.length).toBeGreaterThanOrEqual(3)
  for (const { day, alarms } of events) {
    expect(day >= daysAgo(0)).toBe(true)
    expect(alarms).toEqual(['-P13DT15H', '-P2DT15H'])
  }
  const shown = await page
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  for (const { day } of events) expect(shown).toContain(day)

  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  // The answers wait behind "Change my answers", and Back leads there too.
  await page.goBack()
  await expect(
    page.getByRole('group', { name: 'What date is printed on the notice?' }).getByLabel('Year'),
  ).not.toHaveValue('')
  await page.reload()
  await expect(
    page.getByRole('group', { name: 'What date is printed on the notice?' }).getByLabel('Year'),
  ).toHaveValue('')
})

test('a date that has passed says so, and offers a letter that asks for good cause', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${guidePath}?type=medicare&region=texas&medicare=advantage&tool=deadline`)
  await askForDates(page, { noticeDate: daysAgo(90) })
  await expect(page.getByRole('heading', { name: 'This date has passed. You can still ask.' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy a late appeal letter' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain('good cause')
  await expectAccessible(page)
})

test('what is missing is listed, and each line leads to its field', async ({ page }) => {
  await page.goto(`${guidePath}?type=medicare&region=texas&medicare=original&tool=deadline`)
  await page.getByRole('button', { name: 'Show my dates' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /^The date printed on the notice/ }).click()
  await expect(page.getByLabel('Month').first()).toBeFocused()
  await expectAccessible(page)
})

test('the form can be filled by keyboard alone', async ({ page }) => {
  await page.goto(`${guidePath}?type=chip&region=ohio&chip=plan&tool=deadline`)
  await page.getByLabel('Month').first().focus()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const [year = '', month = '', day = ''] = daysAgo(3).split('-')
  await page.keyboard.type(month)
  await press('Tab')
  await page.keyboard.type(day)
  await press('Tab')
  await page.keyboard.type(year)
  // Past the three fields to "I don't know", then through the groups of choices.
  await press(
    'Tab',
    'Tab',
    'Tab',
    'Tab',
    'Space',
    'Tab',
    'Space',
    'Tab',
    'Space',
    'Tab',
    'ArrowUp',
    'Tab',
    'Space',
    'Tab',
    'ArrowUp',
    'Tab',
    'Tab',
    'Enter',
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Your dates' })).toBeFocused()
})

test('what the letter lacks becomes a list of asks and a letter to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${guidePath}?type=marketplace&region=ohio&tool=letter`)
  await expect(page.getByText('Tick what you find first.', { exact: false })).toBeVisible()
  await expect(page.getByText('Not found')).toHaveCount(0)
  const boxes = page.getByRole('region', { name: 'What your letter must say' }).getByRole('checkbox')
  await expect(boxes).toHaveCount(13)
  for (let index = 0; index < 11; index += 1) await boxes.nth(index).check()
  await expect(page.getByText('Not found')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Ask for these 2 things' })).toBeVisible()
  await page.getByLabel('Your whole claim file', { exact: false }).check()
  await page.getByLabel('Name of the plan').fill('Acme Health')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Copy the letter' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const letter = String(await page.evaluate('navigator.clipboard.readText()'))
  expect(letter).toContain('To: Acme Health, Appeals')
  expect(letter).toContain('My whole claim file')
  expect(letter).toMatch(/^2\. /m)
  for (let index = 11; index < 13; index += 1) await boxes.nth(index).check()
  await expect(page.getByText('Your letter has it all')).toBeVisible()
})

test('each reason of denial has points, proof and law for the plan', async ({ page }) => {
  await page.goto(`${guidePath}?type=medicaid&region=ohio&medicaid=managed_care&tool=arguments`)
  const reasons = page.getByLabel('Why did they say no?')
  for (const reason of ['Not medically necessary', 'Step therapy requirement', 'Coding or billing error']) {
    await reasons.selectOption(reason)
    await expect(page.getByRole('heading', { level: 2, name: reason })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What to say' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Proof that helps' })).toBeVisible()
  }
  await page.getByText('How to write your appeal letter').click()
  await expect(page.getByText('What it must contain')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('data comes per choice: another region fetches its own file and no other region', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(`${guidePath}?type=medicare&region=ohio&medicare=drug`)
  await expect(page.getByText('Medicare drug plan', { exact: false }).first()).toBeVisible()
  await expect(page.getByLabel('Region')).toHaveValue('Ohio')
  await expect.poll(() => fetched.filter((path) => path.includes('/ohio-')).length).toBe(1)
  expect(fetched.filter((path) => /\/(texas|california|new-york|wyoming)-/.test(path))).toEqual([])
  expect(fetched.filter((path) => /\/(tricare|fehb|chip|medicaid-ffs)-/.test(path))).toEqual([])
})

test('when a file does not come the guide says so, and tries again', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/Failed to load resource|ERR_FAILED/)
  await page.route(/\/assets\/ohio-.*\.js/, (route) => route.abort())
  await page.goto(guidePath)
  await page.getByLabel('Region').selectOption('Ohio')
  await expect(page.getByRole('alert')).toContainText('We could not load this part of the guide')
  await page.unroute(/\/assets\/ohio-.*\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Showing Commercial - Employer Sponsored - Self-Funded, Ohio.')).toBeAttached()
})
