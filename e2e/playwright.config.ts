import { defineConfig, devices } from '@playwright/test'

const report = process.env.E2E_REPORT
const phone = devices['Pixel 7']

/**
 * `npm test` has 15 minutes: it sees the journeys that no component test can stand in for, each at one width.
 * `npm run test:journeys` sees all of them at both.
 */
const everything = process.env.E2E_EVERYTHING === '1'
const spec = (name: string) => `**/${name}.spec.ts`
const onPhones = ['claim-by-hand', 'documents', 'sign-up'].map(spec)
const withEverything = [
  'claim-drafts',
  'coverage',
  'desk-admin',
  'guide',
  'guide-plans.desktop',
  'password',
  'profile',
  'summary-of-benefits',
].map(spec)

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './product.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Tagged @long: what takes longest and is shown by other tests too, in parts.
  ...(everything ? {} : { grepInvert: /@long/ }),
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    trace: 'off',
    // Nothing here is about motion, and waiting for it is most of the waiting.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: everything ? [] : [...onPhones, ...withEverything],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      // What does not depend on the width is seen once.
      testIgnore: '**/*.desktop.spec.ts',
      testMatch: everything ? '**/*.spec.ts' : onPhones,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        ...(phone ? { userAgent: phone.userAgent } : {}),
      },
    },
  ],
})
