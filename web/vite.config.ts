import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { singleIcons } from './build-steps/single-icons.ts'
import { staticEntry } from './build-steps/static-entry.ts'

const api = `127.0.0.1:${process.env.API_PORT ?? 3001}`

export default defineConfig({
  // Component tests render parts on their own, without the route table.
  plugins: process.env.VITEST ? [] : [singleIcons(), reactRouter(), staticEntry()],
  build: {
    // The policy of our pages allows fonts and scripts from files only, never from data: addresses.
    assetsInlineLimit: 0,
    // One small file for the whole site: a page asks once, and the next page has it already.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
  // Found late, each of these would reload the page in the middle of work.
  optimizeDeps: {
    include: ['@tabler/icons-react', '@tanstack/react-query', 'react-hook-form', 'zod/mini'],
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      // The API's documentation is a page of ours.
      '^/api/(?!docs(/|$))': { target: `http://${api}`, ws: true },
      '^/auth/': { target: `http://${api}` },
      '^/healthz$': { target: `http://${api}` },
    },
  },
})
