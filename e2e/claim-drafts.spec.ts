import type { Page } from '@playwright/test'
import { expectStep, headersOf, next } from './claims.ts'
import { fillIn, makeMember, signIn } from './people.ts'
import { expect, test } from './test.ts'

const wizard = '/claims/submit-claim'
const drafts = '/api/v1/claim_drafts/wizard'
const subject = (page: Page) => page.getByLabel('Subject', { exact: true })
const description = (page: Page) => page.getByLabel('Description', { exact: true })

test('a reload right after the last letter keeps the letter', async ({ page, request }) => {
  await signIn(page, await makeMember(request))
  await page.goto(wizard)
  await expectStep(page, 'Personal Information')
  // Before there is any draft, and then on one that grows.
  await fillIn(page, { 'First Name': 'Samantha' })
  await page.reload()
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Samantha')
  await page.getByLabel('Region', { exact: true }).selectOption('Guam')
  await next(page)
  await expectStep(page, 'Denial Information')
  for (const words of ['Brain', 'Brain MRI', 'Brain MRI, left']) {
    await subject(page).fill(words)
    await page.reload()
    await expectStep(page, 'Denial Information')
    await expect(subject(page)).toHaveValue(words)
  }
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain('Brain')
})

test('last words that arrive after the new page has asked for the draft are waited for', async ({
  page,
  request,
}) => {
  await signIn(page, await makeMember(request))
  await page.goto(wizard)
  await page.getByLabel('Region', { exact: true }).selectOption('Guam')
  await next(page)
  await expectStep(page, 'Denial Information')
  await fillIn(page, { Subject: 'Brain' })
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const headers = await headersOf(page)
  const { uid, version } = (await (await request.get(drafts, { headers })).json()).draft
  // What a page sends while it goes away cannot be held up from outside: here it is not sent, and sent again later.
  await page.evaluate(`{
    const send = window.fetch
    window.fetch = (path, init) => (init?.method === 'PUT' ? new Promise(() => {}) : send(path, init))
  }`)
  await fillIn(page, { Subject: 'Brain MRI' })
  const firstAnswer = page.waitForResponse(
    (answer) => answer.url().endsWith(drafts) && answer.request().method() === 'GET',
  )
  await page.reload({ waitUntil: 'commit' })
  expect((await (await firstAnswer).json()).draft).toMatchObject({ version, answers: { subject: 'Brain' } })
  const data = { uid, version, parting: true, step: 1, answers: { subject: 'Brain MRI' } }
  expect((await request.put(drafts, { headers, data })).ok()).toBe(true)
  await expect(subject(page)).toHaveValue('Brain MRI')
})

test('two tabs on one request keep the words of both', async ({ page, context, request }) => {
  await signIn(page, await makeMember(request))
  await page.goto(wizard)
  await page.getByLabel('Region', { exact: true }).selectOption('Guam')
  await next(page)
  await expectStep(page, 'Denial Information')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const second = await context.newPage()
  await second.goto(wizard)
  await expectStep(second, 'Denial Information')
  await fillIn(second, { Description: 'It was refused.' })
  await expect(second.getByText('Saved', { exact: true })).toBeVisible()
  await fillIn(page, { Subject: 'Brain MRI' })
  await expect(description(page)).toHaveValue('It was refused.')
  await expect(subject(page)).toHaveValue('Brain MRI')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const { draft } = await (await request.get(drafts, { headers: await headersOf(page) })).json()
  expect(draft.answers).toMatchObject({ subject: 'Brain MRI', description: 'It was refused.' })
})
