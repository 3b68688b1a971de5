import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { startProduct } from '../scripts/lib/product.mjs'
import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { makeMember, type Person, signIn } from './people.ts'
import { fileAs, makeStaff } from './staff.ts'
import { expect, test } from './test.ts'

const lostConnection =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection/
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Support For Claim [0-9a-f]{8}$/ })
const logOf = (page: Page) => dialogOf(page).getByRole('log')
const fieldOf = (page: Page) => dialogOf(page).getByLabel('Your message')
const personIn = (page: Page, { username }: Person) =>
  dialogOf(page).getByRole('region', { name: 'People' }).getByRole('listitem').filter({ hasText: username })
/** What was said, in the order of the screen. */
const said = (page: Page) => logOf(page).locator('[data-message] > p:nth-of-type(2)')

async function openChat(page: Page, subject: string): Promise<void> {
  await page.getByRole('button', { name: `Details for ${subject}` }).click()
  await page.getByRole('button', { name: 'Message Support' }).click()
  await expect(dialogOf(page).getByText('Here now').first()).toBeVisible()
}

async function write(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
}

interface Talk {
  readonly member: Page
  readonly staff: Page
  readonly subject: string
}

/** A member and someone on staff, each in a browser of their own, with the chat of one claim open. */
async function startTalking(
  { member, staff }: { member: Page; staff: Page },
  people: { member: Person; staff: Person },
): Promise<Talk> {
  const subject = `Scan ${randomUUID().slice(0, 8)}`
  await fileAs(member.request, people.member, { subject })
  await Promise.all([signIn(member, people.member), signIn(staff, people.staff)])
  await Promise.all([member.goto('/claims'), staff.goto(`/claims?search=${encodeURIComponent(subject)}`)])
  await Promise.all([openChat(member, subject), openChat(staff, subject)])
  return { member, staff, subject }
}

test('a member and staff talk live: typing, sent, seen, and what is unread stands in the lists', async ({
  page,
  request,
  openBrowserOfAnotherPerson,
}) => {
  test.slow()
  const [person, colleague] = await Promise.all([makeMember(request), makeStaff('claims_admin')])
  const other = await openBrowserOfAnotherPerson()
  await page.setViewportSize({ width: 390, height: 844 })
  const people = { member: person, staff: colleague }
  const { member, staff, subject } = await startTalking({ member: page, staff: other }, people)
  await expect(personIn(member, colleague)).toContainText('Claims AdminHere now')
  await expect(logOf(member)).toContainText('No messages yet.')

  await fieldOf(member).pressSequentially('Can you')
  await expect(dialogOf(staff).getByText(`${person.username} is typing…`)).toBeVisible()
  await write(member, 'Can you look at https://example.org/denial?')
  await expect(said(staff)).toHaveText([/^Can you look at https:\/\/example\.org\/denial/])
  await expect(logOf(staff).getByRole('link')).toHaveAttribute('href', 'https://example.org/denial')
  await expect(logOf(member).getByText('Seen', { exact: true })).toBeVisible()
  await write(staff, 'I will.')
  await expect(said(member)).toHaveText([/^Can you look/, 'I will.'])
  await expect(logOf(staff).getByText('Seen', { exact: true })).toBeVisible()
  await expect(logOf(member)).toContainText(`${colleague.username} Claims Admin · `)

  await expectAccessible(staff)
  await expectAccessible(member)
  await expectNoSidewaysScroll(member)
  await fieldOf(member).press('Escape')
  await expect(dialogOf(member)).toBeHidden()
  await expect(member.getByRole('button', { name: 'Message Support' })).toBeFocused()
  await expect(personIn(staff, person)).not.toContainText('Here now')

  await write(staff, 'They left out your second medicine.')
  await write(staff, 'Please ask your doctor for a letter.')
  await expect(said(staff)).toHaveCount(4)
  await expect(logOf(staff).getByText('Sent', { exact: true })).toBeVisible()
  await member.goto('/')
  await expect(member.getByText('You have 2 new messages.')).toBeVisible()
  await expect(member).toHaveTitle('(2) Home · Recourse')
  await member.getByRole('link', { name: 'Open the claim' }).click()
  await expect(member).toHaveTitle('(2) Claims · Recourse')
  await member.getByRole('button', { name: 'Message Support 2 new messages' }).click()
  await expect(said(member)).toHaveCount(4)
  await expect(logOf(staff).getByText('Seen', { exact: true })).toBeVisible()
  await expect(member).toHaveTitle('Claims · Recourse')
  await fieldOf(member).press('Escape')
  await expect(member.getByRole('heading', { name: subject }).locator('..')).not.toContainText('new')
})

test('offline and back: what both sides wrote meanwhile stands on both, once and in the same order', async ({
  page,
  request,
  openBrowserOfAnotherPerson,
  allowConsoleErrors,
}) => {
  test.slow()
  allowConsoleErrors(lostConnection)
  const [person, colleague] = await Promise.all([makeMember(request), makeStaff('staff')])
  const other = await openBrowserOfAnotherPerson()
  const people = { member: person, staff: colleague }
  const { member, staff } = await startTalking({ member: page, staff: other }, people)
  await write(member, 'Before the tunnel.')
  await expect(said(staff)).toHaveCount(1)

  await member.context().setOffline(true)
  await expect(dialogOf(member)).toContainText('You are offline. We send your message when you are back.')
  await write(member, 'In the tunnel, one.')
  await write(member, 'In the tunnel, two.')
  await expect(logOf(member).getByText('Request Error')).toHaveCount(2)
  await write(staff, 'Are you there?')
  await expect(said(staff)).toHaveCount(2)
  await fieldOf(member).fill('Half a thou')
  await dialogOf(member).getByRole('button', { name: 'Close' }).click()
  await member.context().setOffline(false)
  await member.getByRole('button', { name: 'Message Support' }).click()

  const all = ['Before the tunnel.', 'Are you there?', 'In the tunnel, one.', 'In the tunnel, two.']
  await expect(said(member)).toHaveText(all)
  await expect(said(staff)).toHaveText(all)
  await expect(logOf(member).getByText('Request Error')).toHaveCount(0)
  await expect(fieldOf(member)).toHaveValue('Half a thou')
  // Nothing of it lies in the browser's storage.
  const stored = await member.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')
  expect(stored).not.toMatch(/tunnel|thou/)
})

test('the server is killed in mid-conversation: afterwards both sides hold the same list', {
  tag: '@long',
}, async ({ playwright, openBrowserOfAnotherPerson, allowConsoleErrors }) => {
  test.slow()
  allowConsoleErrors(lostConnection)
  const env = { STAFF_SECOND_FACTOR: 'optional' }
  const first = await startProduct({ env })
  let product = first
  try {
    const { baseUrl: baseURL, dataDir, outboxDir, port } = first
    const request = await playwright.request.newContext({ baseURL })
    const people = {
      member: await makeMember(request, outboxDir),
      staff: await makeStaff('staff', dataDir),
    }
    const browsers = {
      member: await openBrowserOfAnotherPerson({ baseURL }),
      staff: await openBrowserOfAnotherPerson({ baseURL }),
    }
    const { member, staff } = await startTalking(browsers, people)
    await write(member, 'One.')
    await expect(said(staff)).toHaveText(['One.'])
    await write(staff, 'Two.')
    await expect(said(member)).toHaveText(['One.', 'Two.'])

    await first.crash()
    await expect(dialogOf(member)).toContainText('Reconnecting…')
    await write(member, 'Three or four, from the member.')
    await write(staff, 'Three or four, from staff.')
    await expect(logOf(member).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(logOf(staff).getByRole('button', { name: 'Try again' })).toBeVisible()
    product = await startProduct({ env, dataDir, port })
    await expect(said(staff)).toHaveCount(4, { timeout: 30_000 })
    await expect(said(member)).toHaveCount(4, { timeout: 30_000 })
    await write(member, 'Five.')
    await expect(said(staff)).toHaveCount(5)
    const order = await said(member).allTextContents()
    expect(await said(staff).allTextContents()).toEqual(order)
    const meanwhile = ['Three or four, from staff.', 'Three or four, from the member.']
    expect([...order.slice(0, 2), ...order.slice(2, 4).sort(), order[4]]).toEqual([
      'One.',
      'Two.',
      ...meanwhile,
      'Five.',
    ])
    await expect(logOf(member).getByText('Request Error')).toHaveCount(0)
  } finally {
    await product.stop()
  }
})
