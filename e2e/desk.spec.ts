import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { canary } from './canaries.ts'
import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { makeMember, signIn } from './people.ts'
import { fileAs, makeStaff } from './staff.ts'
import { expect, test } from './test.ts'

const uniqueSubject = () => `Scan ${randomUUID().slice(0, 8)}`
const letter = (name: string, text = `Dear reviewer, ${canary()}`) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

/** Through the search field, as staff do it. */
async function findClaim(page: Page, subject: string): Promise<void> {
  await page.goto('/claims')
  await page.getByRole('searchbox', { name: 'Search claims' }).fill(subject)
  await expect(page.getByText('1 claim matches')).toBeVisible()
}

const statusOf = (page: Page, subject: string) => page.getByLabel(`Status of ${subject}`)
const openRow = (page: Page, subject: string) =>
  page.getByRole('button', { name: `Details for ${subject}` }).click()

test('staff find a claim, change its status, write a note, and the member sees only their part', async ({
  page,
  request,
  openBrowserOfAnotherPerson,
}) => {
  test.slow()
  const [member, staff] = await Promise.all([makeMember(request), makeStaff('staff')])
  const subject = uniqueSubject()
  await fileAs(request, member, { subject, urgent: true, urgent_reason: 'Next session is soon.' })
  await signIn(page, staff)
  await findClaim(page, subject)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await statusOf(page, subject).selectOption('User Action Required')
  await expect(page.getByText(`Status of “${subject}”: User Action Required.`)).toBeVisible()
  await page.getByLabel(`Assigned to, for ${subject}`).selectOption('Me')
  await expect(page.getByText(`“${subject}”: assigned to Me.`)).toBeVisible()

  await openRow(page, subject)
  await expect(page.getByText('Next session is soon.')).toBeVisible()
  await expect(page.getByText('sam@example.com')).toBeVisible()
  await page.getByLabel('Internal note').fill(`Plan cites policy CP-12. ${canary()}`)
  await page.getByRole('button', { name: 'Save note, staff only' }).click()
  const note = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()
  await expect(note).toContainText('Plan cites policy CP-12.')
  await expect(page.getByText(/assigned the claim to Quinn/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const theirs = await openBrowserOfAnotherPerson()
  await signIn(theirs, member)
  await theirs.goto('/claims')
  await openRow(theirs, subject)
  await expect(theirs.getByText('changed the status')).toBeVisible()
  await expect(theirs.getByText('Recourse staff')).toBeVisible()
  await expect(theirs.getByText(/CP-12|Quinn|assigned/)).toHaveCount(0)
  await expectAccessible(theirs)
  await expectNoSidewaysScroll(theirs)
})

test('an appeal letter goes up in its modal, closes by itself, and the member can open it', async ({
  page,
  request,
  openBrowserOfAnotherPerson,
  allowConsoleErrors,
}) => {
  test.slow()
  allowConsoleErrors(/status of 413/)
  const [member, staff] = await Promise.all([makeMember(request), makeStaff('claims_admin')])
  const subject = uniqueSubject()
  await fileAs(request, member, { subject })
  await signIn(page, staff)
  await findClaim(page, subject)
  await openRow(page, subject)
  await expect(page.getByRole('link', { name: /View Appeal Letter/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Upload Appeal Letter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appeal Letter' })
  await expect(dialog.getByText('Upload an appeal letter.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Choose files').setInputFiles(letter('appeal.txt'))
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog.getByText('Files successfully uploaded.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: /View Appeal Letter/ })).toBeVisible()
  await expect(page.getByText('uploaded an appeal letter')).toBeVisible()

  await page.getByRole('button', { name: 'Upload Supporting Documents' }).click()
  await page.getByLabel('Choose files').setInputFiles(letter('policy.txt'))
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Document 1/ })).toBeVisible()

  const theirs = await openBrowserOfAnotherPerson()
  await signIn(theirs, member)
  await theirs.goto('/claims')
  await openRow(theirs, subject)
  const link = theirs.getByRole('link', { name: /View Appeal Letter/ })
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect([answer.status(), await answer.text()]).toEqual([200, `Dear reviewer, ${canary()}`])
})

test('an appeal letter that is too large is refused in the words of the specification', {
  tag: '@long',
}, async ({ page, request, allowConsoleErrors }) => {
  test.slow()
  allowConsoleErrors(/status of 413/)
  const [member, staff] = await Promise.all([makeMember(request), makeStaff('staff')])
  const subject = uniqueSubject()
  await fileAs(request, member, { subject })
  await signIn(page, staff)
  await findClaim(page, subject)
  await openRow(page, subject)
  await page.getByRole('button', { name: 'Upload Appeal Letter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appeal Letter' })
  const tooLarge = 'a'.repeat(25 * 1_048_576 + 1)
  await dialog.getByLabel('Choose files').setInputFiles(letter('large.txt', tooLarge))
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog).toContainText(
    'One of the attached file uploads was too large. Please upload a smaller version of the file, or contact our team for help.',
    { timeout: 30_000 },
  )
})

test('two people at the desk: the later change is refused, and both see the earlier one', {
  tag: '@long',
}, async ({ page, request, openBrowserOfAnotherPerson, allowConsoleErrors }) => {
  test.slow()
  allowConsoleErrors(/status of 409/)
  const [member, one, other] = await Promise.all([
    makeMember(request),
    makeStaff('staff'),
    makeStaff('superuser'),
  ])
  const subject = uniqueSubject()
  await fileAs(request, member, { subject })
  const second = await openBrowserOfAnotherPerson()
  await signIn(page, one)
  await signIn(second, other)
  await findClaim(page, subject)
  await findClaim(second, subject)
  await statusOf(page, subject).selectOption('Pending')
  await expect(page.getByText(`Status of “${subject}”: Pending.`)).toBeVisible()
  await statusOf(second, subject).selectOption('Resolved')
  await expect(second.getByRole('alert').or(second.getByText(`“${subject}”: Resolved.`))).toBeVisible()
  await expect(statusOf(second, subject)).toHaveValue('Pending')
  await statusOf(second, subject).selectOption('Resolved')
  await expect(second.getByText(`Status of “${subject}”: Resolved.`)).toBeVisible()
  // Without a reload: the list follows what others do.
  await expect(statusOf(page, subject)).toHaveValue('Resolved', { timeout: 30_000 })
})

test('a view stands in the address: it survives a reload and can be shared', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow()
  const [member, staff] = await Promise.all([makeMember(request), makeStaff('staff')])
  const subject = uniqueSubject()
  await fileAs(request, member, { subject, region: 'Guam' })
  await signIn(page, staff)
  await findClaim(page, subject)
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click()
  await expectAccessible(page)
  await page.getByLabel('Region', { exact: true }).selectOption('Guam')
  await expect(page).toHaveURL(/region=Guam/)
  if (isMobile) await page.getByRole('button', { name: 'Show: 1 claim matches' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: /Guam.*remove filter/ })).toBeVisible()
  await expect(statusOf(page, subject)).toHaveValue('Submitted')
  await page.getByRole('button', { name: /Guam.*remove filter/ }).click()
  await expect(page).not.toHaveURL(/region/)
  await page.goBack()
  // The chip, not only the address: it comes back where 'Clear all' stood a moment before.
  await expect(page.getByRole('button', { name: /Guam.*remove filter/ })).toBeVisible()
  await expect(page).toHaveURL(/region=Guam/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/claims')
  await expect(page.getByText(/^[\d,]+ claims?$/)).toBeVisible()
  await page.goto('/claims?search=nothing-has-this-name')
  await expect(page.getByText('No claims found')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a member finds no way into the pages of staff', async ({ page, request, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 403/)
  await signIn(page, await makeMember(request))
  await expect(page.getByRole('navigation', { name: 'Staff' })).toHaveCount(0)
  for (const path of ['/admin/people', '/admin/overview', '/admin/audit']) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  }
})
