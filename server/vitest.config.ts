import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'server',
    environment: 'node',
    // The faults need root or take long; `npm run test:faults` asks for them.
    include: ['src/**/*.test.ts', ...(process.env.FAULTS === 'all' ? ['src/**/*.faults.ts'] : [])],
    globalSetup: ['./src/testing/global-setup.ts'],
    pool: 'forks',
    // A worker reads the server's code once, not once per file. What a test changes in it, it puts back.
    isolate: false,
    // Most of these wait for processes and databases rather than for a core.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    teardownTimeout: 30_000,
  },
})
