import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { canary } from './canaries.ts'
import { fillIn } from './people.ts'

export const completeClaim = {
  first_name: 'Sam',
  last_name: 'Sample',
  region: 'Pennsylvania',
  email: 'sam@example.com',
  subject: 'Brain MRI',
  description: `My doctor ordered it. The insurer says it is not needed. ${canary()}`,
  insurance_administrator: 'Harbor Mutual',
  insurance_type: 'EMPLOYER_SPONSORED_FULLY_INSURED',
  denial_reason: 'NMN',
  denial_timing_type: 'PRE_SERVICE',
  service_type: 'DIAGNOSTIC',
}

/** The page's own token, to speak to the API as the same person. */
export async function headersOf(page: Page): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await page.evaluate('localStorage.getItem("token")')}` }
}

export async function fileByApi(page: Page, request: APIRequestContext, change: object = {}): Promise<void> {
  const data = { ...completeClaim, ...change }
  const answer = await request.post('/api/v1/claims', { data, headers: await headersOf(page) })
  expect(answer.status(), await answer.text()).toBe(201)
}

export async function listByApi(page: Page, request: APIRequestContext) {
  const answer = await request.get('/api/v1/claims', { headers: await headersOf(page) })
  return (await answer.json()) as {
    count: number
    claims: { subject: string; docs: { name: string }[]; answers: Record<string, unknown> }[]
  }
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

export async function expectStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
}

/** Steps 1 to 5 of the wizard, with the least that is asked for. */
export async function walkToReview(page: Page): Promise<void> {
  await expectStep(page, 'Personal Information')
  await page.getByLabel('Region', { exact: true }).selectOption('Pennsylvania')
  await next(page)
  await expectStep(page, 'Denial Information')
  await fillIn(page, {
    Subject: 'Brain MRI',
    Description: `The insurer says it is not needed. ${canary()}`,
  })
  await page.getByLabel('Insurance Type', { exact: true }).selectOption('MEDICARE')
  await page.getByLabel('Denial Reason', { exact: true }).selectOption('NMN')
  await next(page)
  await expectStep(page, 'Service Details')
  await page.getByRole('radio', { name: /Before the care/ }).check()
  await page.getByRole('radio', { name: 'Diagnostic' }).check()
  await next(page)
  await expectStep(page, 'Denial Status')
  await next(page)
  await expectStep(page, 'Additional Information')
  await next(page)
  await expectStep(page, 'Supporting Documents')
}
