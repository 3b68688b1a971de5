import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts'
import { askForDates, daysAgo, guidePath, roads } from './guide.ts'
import { expect, test } from './test.ts'

/** Axe takes longer than the rest of a road; these differ most in what they show. */
const lookedAtByAxe = ['EMPLOYER_SPONSORED_SELF_FUNDED', 'MEDICAID_FFS', 'TRICARE']

for (const [entry, query] of Object.entries(roads)) {
  test(`${entry} gives a dated road, or says which number to ask for`, async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await page.goto(`${guidePath}?${query}&region=minnesota&tool=deadline`)
    await askForDates(page, { noticeDate: daysAgo(5), receivedDate: daysAgo(2) })
    const road = page.getByRole('region', { name: 'The road from here' })
    const dates = await road.locator('time').count()
    const asks = await page.locator('[data-ask]').count()
    // Today is on every road.
    expect(dates - 1 + asks).toBeGreaterThan(0)
    if (lookedAtByAxe.includes(entry)) await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(sent, 'what left the browser').toEqual([])
  })
}
