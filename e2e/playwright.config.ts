import { defineConfig, devices } from '@playwright/test'

const report = process.env.E2E_REPORT
const phone = devices['Pixel 7']

/** `npm test` sees each journey at one width, to stay within its time; `npm run test:journeys` sees all at both. */
const atBothWidths = process.env.E2E_BOTH_WIDTHS === '1'
const onPhones = [
  'claim-by-hand',
  'claim-drafts',
  'coverage',
  'documents',
  'guide',
  'password',
  'profile',
  'sign-up',
].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './product.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
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
      // The fifteen roads differ in data alone, which guide/ tests by itself.
      testIgnore: atBothWidths ? [] : [...onPhones, '**/guide-plans.desktop.spec.ts'],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      // What does not depend on the width is seen once.
      testIgnore: '**/*.desktop.spec.ts',
      testMatch: atBothWidths ? '**/*.spec.ts' : onPhones,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        ...(phone ? { userAgent: phone.userAgent } : {}),
      },
    },
  ],
})
