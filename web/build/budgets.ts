import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { builtRoutes, scriptsOf, scriptsOfAll } from './routes.ts'

/** Kilobytes of 1000 bytes. */
const limits: Record<string, number> = {
  ...{ '/auth': 96, '/': 123.3, '/salesgpt': 97, '/lead-magnet': 129.6, '/p/$token': 115.6 },
  ...{ '/posts': 119.2, '/library': 116.7, '/calendar': 140.3 },
}
const limitOfOthers = 128

/** Every page has a limit for the JavaScript that opening it loads, as the server sends it; a build that is over one fails. */
export const budgets = (): Plugin => ({
  name: 'budgets',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const kilobytesOf = (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + statSync(join(dir, `${file}.br`)).size / 1000, 0)
    const ofAll = kilobytesOf(scriptsOfAll(bundle))
    const complaints = builtRoutes().flatMap((route) => {
      const kilobytes = ofAll + kilobytesOf(scriptsOf(route, bundle))
      const limit = limits[route.path] ?? limitOfOthers
      return kilobytes > limit ? [complaintOf(route.path, kilobytes, limit)] : []
    })
    if (complaints.length > 0) this.error(complaints.join('\n'))
  },
})

const complaintOf = (path: string, kilobytes: number, limit: number) =>
  `Opening ${path} loads ${kilobytes.toFixed(1)} KB of JavaScript, and its limit is ${limit} KB. Load later what it does not need at first; the limits are in web/build/budgets.ts.`
