import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { makeMember, signIn } from './people.ts'
import { fileAs, makeStaff } from './staff.ts'
import { expect, test } from './test.ts'

test('staff read the overview and save it as a table', async ({ page, request }) => {
  test.slow()
  const [member, staff] = await Promise.all([makeMember(request), makeStaff('staff')])
  await fileAs(request, member)
  await signIn(page, staff)
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await expect(page.getByRole('table', { name: /Claims per week/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'By region' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^claims-overview-.*\.csv$/)
  await page.getByRole('link', { name: 'Open this claim' }).click()
  await expect(page.getByRole('heading', { name: 'Claim Details' })).toBeVisible()
})

test('a superuser finds a person, gives a role, disables the account, and finds it all in the log', async ({
  page,
  request,
}) => {
  test.slow()
  const [member, boss] = await Promise.all([makeMember(request), makeStaff('superuser')])
  await signIn(page, boss)
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'People' }).click()
  await expect(page.getByText(/people with a role/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search people' }).fill(member.username)
  await expect(page.getByText('1 person found')).toBeVisible()
  const person = page.getByRole('list', { name: 'People' }).getByRole('listitem')
  await expect(person).toContainText('Community')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: /^Change roles/ }).click()
  await page.getByRole('checkbox', { name: 'Staff' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Give Staff' }).click()
  await expect(page.getByText('Roles of Sam Sample: Staff.')).toBeVisible()
  await expect(person).not.toContainText('Community')

  await page.getByRole('button', { name: /^Disable/ }).click()
  await page.getByRole('button', { name: 'Disable account' }).click()
  await expect(person).toContainText('Disabled')
  await page.getByRole('button', { name: /^Enable/ }).click()
  await page.getByRole('button', { name: 'Enable account' }).click()
  await expect(person).not.toContainText('Disabled')

  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Audit log' }).click()
  const lines = page.getByRole('list', { name: /Audit log/ }).getByRole('listitem')
  await lines
    .first()
    .getByRole('button', { name: new RegExp(boss.username) })
    .click()
  await expect(page).toHaveURL(/actor_uid=/)
  for (const words of ['Gave a role', 'Disabled an account', 'Enabled an account']) {
    await expect(lines.filter({ hasText: words })).toHaveCount(1)
  }
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
