import { expect, type Page } from '@playwright/test'
import { fillIn } from './people.ts'

export const plan = {
  Insurer: 'Celtic Insurance Company',
  Plan: 'Silver 3000 PPO',
  'Member ID': 'KVH10048B2',
}

export const region = (page: Page) => page.getByLabel('Region', { exact: true })
export const save = (page: Page) => page.getByRole('button', { name: 'Save details' }).click()

export async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update Info' }).click()
  await expect(region(page)).toBeFocused()
}

/** On the coverage page, with a coverage just saved there. */
export async function openWithCoverage(page: Page): Promise<void> {
  await page.goto('/account/coverage')
  await edit(page)
  await region(page).selectOption('Arkansas')
  await fillIn(page, plan)
  await save(page)
  await expect(page.getByText('Your coverage is saved.')).toBeVisible()
}
