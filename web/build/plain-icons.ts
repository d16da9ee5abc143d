import { join } from 'node:path'
import type { Plugin } from 'vite'

const icons = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/** Icons as far as the app uses them: their lines, drawn by a component of a few lines instead of the library's own. */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /createLucideIcon\.mjs$/ },
    handler: (_, importer) => (icons.test(importer ?? '') ? join(import.meta.dirname, '../ui/icon.tsx') : null),
  },
  transform: {
    filter: { id: icons },
    handler: (code) =>
      code
        .replaceAll(/,\s*key: "\w+"/g, '')
        .replace(/^ {2}name: .*\n {2}size: 24,$/m, '')
        .replace(/,\s*aliases: \[[^[\]]*\]/, '')
        .replace('__iconData.node;', ''),
  },
})
