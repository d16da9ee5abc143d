import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { messages } from './web/build/messages.ts'

const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
}
/** `node scripts/n8n.mjs` installs and builds what they test. */
const onDemand = process.env.TEST_INTEGRATIONS ? ['integrations/*.test.ts'] : []

const onDatabase = {
  ...patience,
  globalSetup: './server/testing/database.ts',
  alias: { './password-cost.ts': join(import.meta.dirname, 'server/testing/password-cost.ts') },
}

/** They watch modules being loaded, or hold a database server of their own until their process ends. */
const aboutTheProcess = ['scripts/patterns.test.ts', 'server/database/embedded*.test.ts', 'packaging/*.test.ts']
/** Makes whole packages and installs them, which takes minutes. */
const beforeRelease = process.env.TEST_RELEASE ? [] : ['packaging/package.test.ts']

export default defineConfig({
  test: {
    // Two cores are common. Tests also wait for the database and for processes, so a third worker fills the gaps.
    maxWorkers: 3,
    // Without isolation a worker loads the app once, not once for each file. That halves the work of the screens.
    projects: [
      {
        plugins: [messages()],
        test: {
          ...onDatabase,
          name: 'node',
          include: ['{server,shared,scripts,web,lab/chaos,lab/eval}/**/*.test.ts', ...onDemand],
          exclude: [...aboutTheProcess, '**/node_modules/**'],
          isolate: false,
        },
      },
      { test: { ...patience, name: 'node, file by file', include: aboutTheProcess, exclude: beforeRelease } },
      {
        plugins: [messages()],
        oxc: { jsx: { development: false } },
        test: {
          ...onDatabase,
          name: 'screens',
          environment: 'jsdom',
          setupFiles: './web/testing-react.ts',
          include: ['web/**/*.test.tsx'],
          isolate: false,
        },
      },
    ],
  },
})
