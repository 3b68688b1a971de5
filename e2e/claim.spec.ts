import { expectStep, fileByApi, listByApi, next, walkToReview } from './claims.ts'
import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { readMail } from './mail.ts'
import { fillIn, makeMember, signIn } from './people.ts'
import { expect, test } from './test.ts'

const wizard = '/claims/submit-claim'

test('a person files a claim, reads it once more, and finds it in the list', async ({ page, request }) => {
  const person = await makeMember(request)
  await signIn(page, person)
  await page.goto(wizard)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coverage Denial Help Request')
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Sam')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await expectAccessible(page)
  await walkToReview(page)
  await expect(page.getByText('The insurer says it is not needed.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Submit Claim' }).click()
  await expect(page.getByText('Your claim has been submitted')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to All Coverage Denials' }).click()
  await expect(page).toHaveURL('/claims')
  await expect(page.getByText('Brain MRI', { exact: true })).toBeVisible()
  await expect(page.getByText('Showing 1 to 1 of 1 claims')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const mail = await readMail(person.email)
  expect(mail.subject).toBe('We have your request')
  expect(mail.text + mail.html).not.toMatch(/MRI|Medicare/)
})

test('each step asks for what it needs, in the words of the specification', async ({ page, request }) => {
  await signIn(page, await makeMember(request))
  await page.goto(wizard)
  await fillIn(page, { 'Last Name': '' })
  await next(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Please fill out the following required fields: Last Name and Region.')
  await expect(alert).toBeFocused()
  await fillIn(page, { 'Last Name': 'Sample' })
  await next(page)
  await expect(alert).toContainText('Please select a Region.')
  await expectAccessible(page)
  await page.getByLabel('Region', { exact: true }).selectOption('Guam')
  await next(page)
  await expectStep(page, 'Denial Information')
  await next(page)
  await expect(alert).toContainText(
    'Please fill out the following required fields: Subject, Description, Insurance Type and Denial Reason.',
  )
  await page.getByRole('button', { name: 'Back' }).click()
  await expectStep(page, 'Personal Information')
  await expect(alert).toHaveCount(0)
})

test('answers that are hidden again are not sent', async ({ page, request }) => {
  await signIn(page, await makeMember(request))
  await page.goto(wizard)
  const gender = page.getByLabel('Gender (optional)')
  await gender.selectOption('OTHER')
  await page.getByLabel(/Your gender/).fill('hidden')
  await gender.selectOption('FEMALE')
  await expect(page.getByLabel(/Your gender/)).toHaveCount(0)
  await walkToReview(page)
  await page.getByRole('button', { name: 'Submit Claim' }).click()
  await expect(page.getByText('Your claim has been submitted')).toBeVisible()
  const { claims } = await listByApi(page, request)
  expect(claims[0]?.answers).toMatchObject({ gender: 'FEMALE', subject: 'Brain MRI' })
  expect(JSON.stringify(claims[0]?.answers)).not.toContain('hidden')
})

test('a draft survives a reload and the end of the session', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 401/)
  const person = await makeMember(request)
  await signIn(page, person)
  await page.goto(wizard)
  await page.getByLabel('Region', { exact: true }).selectOption('Guam')
  await next(page)
  await fillIn(page, { Subject: 'Half a', Description: 'It was' })
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expectStep(page, 'Denial Information')
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Half a')
  const headers = { authorization: `Bearer ${await page.evaluate('localStorage.getItem("token")')}` }
  expect((await request.post('/auth/logout', { headers })).ok()).toBe(true)
  await page.reload()
  await expect(page).toHaveURL('/login')
  await fillIn(page, { Username: person.username, Password: person.password })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(wizard)
  await expectStep(page, 'Denial Information')
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('It was')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Continue where you left off' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // Nothing about health rests in the browser.
  expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('Half a')
})

test('two clicks make one claim', async ({ page, request }) => {
  await signIn(page, await makeMember(request))
  await page.goto(wizard)
  await walkToReview(page)
  await page.getByRole('button', { name: 'Submit Claim' }).dblclick()
  await expect(page.getByText('Your claim has been submitted')).toBeVisible()
  expect((await listByApi(page, request)).count).toBe(1)
})

test('the shorter form files the same kind of claim', async ({ page, request }) => {
  const person = await makeMember(request)
  await signIn(page, person)
  await page.goto('/claims/intake')
  await expectStep(page, 'Service Details')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Region', { exact: true }).selectOption('Guam')
  await page.getByRole('radio', { name: /After the care/ }).check()
  await page.getByRole('checkbox', { name: /I don't know the exact date/ }).check()
  await page.getByRole('checkbox', { name: /I don't know ?: Total Cost/ }).check()
  await expect(page.getByLabel(/^Total Cost/)).toBeDisabled()
  await page.getByLabel(/^Patient Responsibility \(/).fill('2900')
  await page.getByRole('radio', { name: 'Emergency' }).check()
  await next(page)
  await fillIn(page, { Subject: 'Night at the ER', Description: 'They said no.' })
  await page.getByLabel(/^Insurance Administrator \(/).fill('Harbor Mutual')
  await page.getByRole('checkbox', { name: /I don't know ?: Plan Name/ }).check()
  await page.getByLabel('Insurance Type', { exact: true }).selectOption('MEDICAID')
  await page.getByLabel('Denial Reason', { exact: true }).selectOption('OON')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByLabel(/^Why is it urgent/).fill('I cannot wait.')
  await next(page)
  const group = (name: string) => page.getByRole('group', { name })
  await group('Did you ask the insurer to look again?').getByRole('radio', { name: 'Yes' }).check()
  await group('What did the insurer say?').getByRole('radio', { name: 'Denied Again' }).check()
  await group('Did you ask for an external review?').getByRole('radio', { name: 'Yes' }).check()
  await group('What did the external review say?').getByRole('radio', { name: 'No answer yet' }).check()
  await expectAccessible(page)
  await next(page)
  await group('Do you have any papers?').getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('checkbox', { name: 'Denial letter' }).check()
  await page.getByRole('checkbox', { name: 'Other' }).check()
  await page.getByLabel(/^What are the other papers/).fill('A bill')
  await page.getByLabel(/^Additional Notes/).fill('Please call in the morning.')
  await page.getByRole('button', { name: 'Submit Claim' }).click()
  await expect(page.getByText('Your claim has been submitted')).toBeVisible()
  const { claims } = await listByApi(page, request)
  expect(claims[0]?.answers).toEqual({
    first_name: 'Sam',
    last_name: 'Sample',
    region: 'Guam',
    email: person.email,
    subject: 'Night at the ER',
    description: 'They said no.',
    insurance_administrator: 'Harbor Mutual',
    plan_name_unknown: true,
    insurance_type: 'MEDICAID',
    denial_reason: 'OON',
    urgent: true,
    urgent_reason: 'I cannot wait.',
    denial_timing_type: 'POST_SERVICE',
    care_date_unknown: true,
    total_cost_unknown: true,
    patient_responsibility: 2900,
    service_type: 'EMERGENCY',
    internally_appealed: 'YES',
    internal_appeal_outcome: 'UPHELD',
    externally_appealed: 'YES',
    external_appeal_outcome: 'PENDING',
    has_documentation: 'YES',
    documentation_denial_letter: true,
    documentation_other: true,
    documentation_other_description: 'A bill',
    additional_notes: 'Please call in the morning.',
  })
})

test('two tabs on the same request make one claim', async ({
  page,
  context,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 409/)
  await signIn(page, await makeMember(request))
  await page.goto(wizard)
  await walkToReview(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const second = await context.newPage()
  await second.goto(wizard)
  await expectStep(second, 'Supporting Documents')
  await page.getByRole('button', { name: 'Submit Claim' }).click()
  await expect(page.getByText('Your claim has been submitted')).toBeVisible()
  await second.getByRole('button', { name: 'Submit Claim' }).click()
  await expect(second.getByText('Your claim has been submitted')).toBeVisible()
  expect((await listByApi(page, request)).count).toBe(1)
})

test('the list is empty at first, pages forth and back, and says where it is', async ({ page, request }) => {
  await signIn(page, await makeMember(request))
  await page.goto('/claims')
  await expect(page.getByText('No claims found')).toBeVisible()
  await expectAccessible(page)
  for (const subject of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await fileByApi(page, request, { subject })
  await page.reload()
  await expect(page.getByText('Showing 1 to 5 of 7 claims')).toBeVisible()
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Showing 6 to 7 of 7 claims')).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText('Showing 1 to 5 of 7 claims')).toBeVisible()
})

test('claims are resolved and reopened together', async ({ page, request }) => {
  await signIn(page, await makeMember(request))
  await fileByApi(page, request, { subject: 'First' })
  await fileByApi(page, request, { subject: 'Second' })
  await page.goto('/claims')
  await page.getByRole('checkbox', { name: /all/i }).check()
  await expect(page.getByText('2 claims selected')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark Resolved' }).click()
  await expect(page.getByText('Resolved', { exact: true }).filter({ visible: true })).toHaveCount(2)
  await page.getByRole('checkbox', { name: /all/i }).check()
  await page.getByRole('button', { name: 'Reopen Claim' }).click()
  await expect(page.getByText('Submitted', { exact: true }).filter({ visible: true })).toHaveCount(2)
})

test('home shows the account, a way to start, and the latest claims', async ({ page, request }) => {
  await signIn(page, await makeMember(request))
  await page.goto('/')
  for (const name of ['Quick Start', 'Account Info', 'Coverage Status']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByText('No Recent Claims')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await fileByApi(page, request)
  await page.reload()
  await expect(page.getByText('Brain MRI').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'View All Claims' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/claims')
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Help With a Coverage Issue' }).click()
  await expect(page).toHaveURL(wizard)
})
