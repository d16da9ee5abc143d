import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What is loaded late is loaded by the app's own few lines, in place of Vite's, which also look after sheets and preloads. */
export const lateFiles = (): Plugin => ({
  name: 'late-files',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () =>
      `export { loadLate as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, '../lib/missing-file.ts'))}`,
  },
})
