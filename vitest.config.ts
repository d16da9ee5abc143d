import { defineConfig } from 'vitest/config'

const shared = {
  globalSetup: './server/testing-database.ts',
  testTimeout: 20_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 5_000 } },
}

export default defineConfig({
  test: {
    // Two cores are common; more workers only make the timing tests wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          // The app is loaded once by each worker, not once by each file.
          isolate: false,
          include: ['{server,shared,scripts,web,eval,chaos}/**/*.test.ts'],
        },
      },
      { test: { ...shared, name: 'screens', environment: 'jsdom', include: ['web/**/*.test.tsx'] } },
    ],
  },
})
