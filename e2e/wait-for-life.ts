import type { BrowserContext, Page, Response } from '@playwright/test'

/**
 * Pages show their words first and start their scripts after that (decision 025). A person takes longer than that
 * to reach for a button and a test does not, so a page that was opened or loaded again has come alive when it is used.
 */
export function waitForLife(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (...given) => alive(page, await goto(...given))
    page.reload = async (...given) => alive(page, await reload(...given))
  })
}

async function alive(page: Page, response: Response | null): Promise<Response | null> {
  const type = response?.headers()['content-type'] ?? ''
  if (type.startsWith('text/html')) {
    // A page that nobody has touched yet may wait for that (start-page.ts); it may also be on its way to another one.
    await page.dispatchEvent('html', 'pointermove').catch(() => {})
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
  }
  return response
}
