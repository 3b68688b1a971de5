import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 AA and good practice, as far as a program can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    // Without frames of other sites there is nothing to put together in a page of its own.
    .setLegacyMode()
    .analyze()
  const readable = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }))
  expect(readable, `What axe found on ${page.url()}`).toEqual([])
}

/** The page is no wider than the window. What sticks out is named. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const html = page.locator('html')
  const excess = await html.evaluate((root) => root.scrollWidth - root.clientWidth)
  if (excess <= 0) return
  const wide = await page
    .locator('body *')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.getBoundingClientRect().right > element.ownerDocument.documentElement.clientWidth,
        )
        .map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
    )
  expect(wide, `${page.url()} is ${excess} px wider than the window`).toEqual([])
  expect(excess, `${page.url()} scrolls sideways by so many px`).toBe(0)
}
