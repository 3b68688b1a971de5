import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { waitForLife } from './wait-for-life.ts'
import { watchBrowser } from './watch-browser.ts'

export { expect }

interface Fixtures {
  /** Expects console errors that match, such as /status of 422/. Any other one fails the test. */
  allowConsoleErrors: (pattern: RegExp) => void
  /** A page in a browser of its own, for a second person in the same test. */
  openBrowserOfAnotherPerson: (options?: { baseURL?: string }) => Promise<Page>
  /** The same for someone whose pages nobody has touched yet: opening one does not wait until it has come alive. */
  openBrowserOfANewcomer: () => Promise<Page>
}

interface Internals {
  judgement: { complaints: string[]; allowed: RegExp[] }
  watchedContext: undefined
  openContext: (options?: { baseURL?: string }) => Promise<BrowserContext>
}

let lastAddress = 0
/** Each test, and each worker, comes from a network address of its own. */
function freshAddress(): string {
  lastAddress += 1
  return `10.${process.pid % 256}.${lastAddress >> 8}.${lastAddress & 255}`
}

export const test = base.extend<Fixtures & Internals>({
  extraHTTPHeaders: ({ browserName: _ }, use) => use({ 'x-forwarded-for': freshAddress() }),

  baseURL: ({ browserName: _ }, use) => use(process.env.E2E_BASE_URL),

  // Others depend on this one, so it is judged last, when the pages have had their say.
  judgement: async ({ browserName: _ }, use) => {
    const judgement: Internals['judgement'] = { complaints: [], allowed: [] }
    await use(judgement)
    const { complaints, allowed } = judgement
    const unexpected = complaints.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    expect(unexpected, 'What the browser complained about').toEqual([])
  },

  watchedContext: [
    async ({ context, judgement, javaScriptEnabled }, use) => {
      await watchBrowser(context, judgement.complaints)
      if (javaScriptEnabled !== false) waitForLife(context)
      await use(undefined)
    },
    { auto: true },
  ],

  openContext: async ({ browser, judgement }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      await watchBrowser(context, judgement.complaints)
      return context
    })
    for (const context of contexts) await context.close()
  },

  allowConsoleErrors: ({ judgement }, use) => use((pattern) => judgement.allowed.push(pattern)),

  openBrowserOfAnotherPerson: ({ openContext }, use) =>
    use(async (options) => {
      const context = await openContext(options)
      waitForLife(context)
      return context.newPage()
    }),

  openBrowserOfANewcomer: ({ openContext }, use) => use(async () => (await openContext()).newPage()),
})
