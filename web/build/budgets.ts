import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { builtRoutes, scriptsOf, scriptsOfAll } from './routes.ts'

/** Kilobytes of 1000 bytes. */
const limits: Record<string, number> = {
  '/auth': 96,
  '/': 126.5,
  '/dashboard': 126.5,
  '/salesgpt': 97,
  '/lead-magnet': 123.5,
  '/p/$token': 111,
  '/posts': 118.5,
  '/library': 115.5,
  '/calendar': 139,
}
const limitOfOthers = 120

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
