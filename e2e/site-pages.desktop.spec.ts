import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Pages anyone may see, each with words that the specification asks of it. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/': ['One email a month', 'Free for patients', 'No venture capital', '$580,709', '92%'],
  '/about': [
    "What We're About",
    'seek justice',
    'improve health care in the United States',
    'costs you nothing',
  ],
  '/support': ['Ways to support', 'Private practices', 'Hospitals', 'Employer groups', 'Grants'],
  '/contact': ['Get In Touch'],
  '/privacy': ['Do Not Track', 'not for people under 18'],
  '/terms': ['Governing law', 'We do not give legal advice'],
  '/resources/downloads': ['External review request guide', 'Last Modified Date'],
  '/resources/self-help-tools': ['Health Insurance Appeals Guide'],
  '/login': ['Sign in'],
  '/signup': ['Sign up'],
  '/unsubscribe': ['we will not write to you again'],
  '/subscribed': ["We'll keep you posted!"],
  '/not-subscribed': ['Please enter a valid email address.'],
  '/unsubscribed': ['You are off our list'],
  '/account-deleted': ['In 7 days everything is erased'],
  '/404': ['This is the end of the road.'],
}

async function expectWords(page: Page, path: string): Promise<void> {
  const main = page.locator('main')
  for (const words of pages[path] ?? []) await expect(main, path).toContainText(words, { ignoreCase: true })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its text, and every link inside the site leads somewhere', async ({
    page,
    request,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/status of 404/)
    const links = new Set<string>()
    for (const path of Object.keys(pages)) {
      await page.goto(path)
      await expectWords(page, path)
      const found = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      for (const href of found) links.add(href.replace(/#.*$/, ''))
    }
    expect(links.size).toBeGreaterThan(20)
    for (const href of links) {
      const answer = await request.get(href, { maxRedirects: 0 })
      expect(answer.status(), href).toBe(href === '/404' ? 404 : 200)
    }
  })

  test('forms that need it say so', async ({ page }) => {
    for (const path of ['/login', '/signup', '/forgot-password']) {
      await page.goto(path)
      await expect(page.locator('noscript p'), path).toContainText('This form needs JavaScript.')
      await expect(page.locator('noscript p'), path).toBeVisible()
    }
  })
})
