import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { shortClassNames } from './build-steps/class-names.ts'
import { singleIcons } from './build-steps/single-icons.ts'
import { staticEntry } from './build-steps/static-entry.ts'

const api = `127.0.0.1:${process.env.API_PORT ?? 3001}`

export default defineConfig(({ command }) => ({
  // Component tests render parts on their own, without the route table.
  plugins: process.env.VITEST ? [] : [singleIcons(), reactRouter(), staticEntry()],
  css: {
    ...(command === 'build' && {
      modules: { generateScopedName: shortClassNames(join(import.meta.dirname, 'src')) },
    }),
  },
  build: {
    // The policy of our pages allows fonts and scripts from files only, never from data: addresses. These drawings are
    // the largest thing on a first screen, so they come with their page.
    assetsInlineLimit: (file) => /\/(route-map|envelope|papers)\.svg$/.test(file),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file with the styles that every page shares; what a page adds of its own comes after it and wins.
        codeSplitting: {
          groups: [
            // The typefaces apart from it: built pages fetch them after their first paint (paint-first.ts).
            { name: 'fonts-style', test: /\/web\/src\/ui\/fonts\.css$/, priority: 1 },
            // Few files instead of one for each small part: on a slow phone every file costs the page some milliseconds.
            { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
            { name: 'shared', test: /\.(tsx?|m?js)$/, minShareCount: 8 },
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
}))
