import { defineConfig } from 'vitest/config'

const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
}
const onDatabase = { ...patience, globalSetup: './server/testing/database.ts' }

/** They watch modules being loaded, or hold a database server of their own until their process ends. */
const aboutTheProcess = ['scripts/patterns.test.ts', 'server/database/embedded*.test.ts']

/** What they show depends on what a module, or the storage of a browser, still holds. */
const aboutWhatIsHeld = [
  'web/features/brief/interview.test.tsx',
  'web/features/samples/import.test.tsx',
  'web/features/scheduling/schedule-form.test.tsx',
  'web/features/settings/{operator-section,push-card,settings-page}.test.tsx',
  'web/ui/lazy-part.test.tsx',
]
const onScreen = { ...onDatabase, environment: 'jsdom' }

export default defineConfig({
  test: {
    // Two cores are common; more workers only make the timing tests wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...onDatabase,
          name: 'node',
          include: ['{server,shared,scripts,web,lab/chaos,lab/eval}/**/*.test.ts'],
          exclude: [...aboutTheProcess, '**/node_modules/**'],
          // The app is loaded once by each worker, not once by each file.
          isolate: false,
        },
      },
      { test: { ...patience, name: 'node, file by file', include: aboutTheProcess } },
      // Loading the web app and the server takes longer than most of these tests.
      {
        test: {
          ...onScreen,
          name: 'screens',
          include: ['web/**/*.test.tsx'],
          exclude: aboutWhatIsHeld,
          isolate: false,
        },
      },
      { test: { ...onScreen, name: 'screens, file by file', include: aboutWhatIsHeld } },
    ],
  },
})
