import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { uploadServer } from './src/platform/testing/upload-server.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [uploadServer()],
  oxc: { jsx: { runtime: 'automatic' } },
  // Found late, on a machine that never ran this before, each of these would reload the page in mid-test.
  optimizeDeps: {
    include: [
      '@tabler/icons-react',
      '@tanstack/react-query',
      'axe-core',
      'react',
      'react-dom',
      'react-dom/client',
      'react-hook-form',
      'react-router',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
      'zod/mini',
    ],
  },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/ui/testing/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
})
