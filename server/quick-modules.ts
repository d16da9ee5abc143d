import module from 'node:module'
import { join } from 'node:path'

// Compiled code is cached for the next start.
module.enableCompileCache(join(import.meta.dirname, '../.cache/compiled'))

// Node reads the nearest package.json for every module of a package, and drizzle-orm's has 178 KB and there are a few
// hundred modules. Their format is known, so the lookup is skipped, which halves the start-up time and the memory used
// after it.
module.registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
})
