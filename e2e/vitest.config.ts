import { defineConfig } from 'vitest/config'

/** Measures processor time, which work beside it on the same core would add to. */
const aloneOnTheMachine = ['smooth.test.ts']

export default defineConfig({
  test: {
    root: import.meta.dirname,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Each file has a browser and a server of its own, and both wait more than they work.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'together', include: ['*.test.ts'], exclude: aloneOnTheMachine } },
      { extends: true, test: { name: 'alone', include: aloneOnTheMachine, sequence: { groupOrder: 1 } } },
    ],
  },
})
