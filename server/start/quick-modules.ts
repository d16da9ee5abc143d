import module from 'node:module'
import { join } from 'node:path'

module.enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'))

// Node reads a package.json for every import, and some are long. The module formats of these packages and of our own
// code are known. A package resolves the same from all of our modules.
const ofModules = ['drizzle-orm', 'hono', 'zod'].map((name) => `/node_modules/${name}/`)
const projectUrl = new URL('../..', import.meta.url).href
const isOurs = (url: string) => url.startsWith(projectUrl) && !url.includes('/node_modules/')
const packages = new Map<string, module.ResolveFnOutput>()

/** Undefined if Node has to look it up. */
function formatOf(url: string): string | undefined {
  if (isOurs(url)) return url.endsWith('.ts') ? 'module-typescript' : undefined
  return url.endsWith('.js') && ofModules.some((place) => url.includes(place)) ? 'module' : undefined
}

module.registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL, conditions } = context
    if (!parentURL || !conditions.includes('import')) return next(specifier, context)
    if (/^(?:\.|#(?:server|shared)\/)/.test(specifier)) {
      const url = specifier.startsWith('#') ? projectUrl + specifier.slice(1) : new URL(specifier, parentURL).href
      const format = formatOf(url)
      return format ? { url, format, shortCircuit: true } : next(specifier, context)
    }
    if (!isOurs(parentURL)) return next(specifier, context)
    const known = packages.get(specifier)
    if (known) return { ...known, shortCircuit: true }
    const found = next(specifier, context)
    packages.set(specifier, found)
    return found
  },
})
