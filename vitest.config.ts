import { defineConfig } from 'vitest/config'

// Tests that start npm or a server only need a limit that tells a hang from a busy machine.
const testTimeout = 60_000

function nodeProject(name: string, include: string) {
  return { test: { name, include: [include], environment: 'node' as const, testTimeout } }
}

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      nodeProject('contract', 'contract/src/**/*.test.ts'),
      nodeProject('guide', 'guide/src/**/*.test.ts'),
      nodeProject('scripts', 'scripts/**/*.test.ts'),
      nodeProject('docs', 'docs/**/*.test.ts'),
      nodeProject('build-steps', 'web/build-steps/**/*.test.ts'),
      './server/vitest.config.ts',
      './web/vitest.config.ts',
    ],
  },
})
