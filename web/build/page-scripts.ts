import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { builtRoutes, scriptsOf } from './routes.ts'

/** The server is told which scripts belong to a page, so that the page asks for them before the first of them runs. */
export const pageScripts = (): Plugin => ({
  name: 'page-scripts',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const pages = builtRoutes().map((route) => [
      route.path.split('/$')[0],
      { isGuarded: route.isGuarded, scripts: scriptsOf(route, bundle).map((file) => `/${file}`) },
    ])
    writeFileSync(join(dir, 'pages.json'), JSON.stringify(Object.fromEntries(pages)))
  },
})
