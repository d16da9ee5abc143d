import { defineConfig } from 'vitest/config'

/** Measures CPU time, which other work on the same core would distort. */
const aloneOnTheMachine = ['smooth.test.ts']

export default defineConfig({
  test: {
    root: import.meta.dirname,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Each file has its own browser and server, and both mostly wait.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'together', include: ['*.test.ts'], exclude: aloneOnTheMachine } },
      { extends: true, test: { name: 'alone', include: aloneOnTheMachine, sequence: { groupOrder: 1 } } },
    ],
  },
})
