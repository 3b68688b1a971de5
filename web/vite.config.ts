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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file with the styles that every page shares; what a page adds of its own comes after it and wins.
        codeSplitting: {
          groups: [
            { name: 'frame-style', test: /\/web\/src\/((ui|layout)\/.*|features\/auth\/[^/]*)\.css$/ },
          ],
        },
      },
    },
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
