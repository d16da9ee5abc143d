import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Makes the folder of the bundle and the web app a package of its own, which `npm ci` installs: it depends on the
 * packages that cannot be bundled, in the versions of the project's lock file.
 */
export const installable = ({ root, external }: { root: string; external: string[] }): Plugin => ({
  name: 'installable',
  writeBundle({ dir = '' }) {
    const { name, version, description, license, engines, dependencies, optionalDependencies } = read(
      root,
      'package.json',
    )
    const needed = {
      dependencies: Object.fromEntries(external.map((one) => [one, dependencies[one]])),
      optionalDependencies,
    }
    const head = { name, version, license, bin: { hookline: 'server/hookline.js' }, engines }
    const { lockfileVersion, packages } = read(root, 'package-lock.json')
    write(dir, 'package.json', { ...head, description, type: 'module', ...needed })
    write(dir, 'package-lock.json', {
      name,
      version,
      lockfileVersion,
      requires: true,
      packages: { '': { ...head, ...needed }, ...within(packages, needed) },
    })
  },
})

/** The entries of a lock file that these dependencies lead to. */
function within(packages: Record<string, Locked>, needed: Locked): Record<string, Locked> {
  const found = new Set<string>()
  const add = (from: string, { dependencies, optionalDependencies }: Locked) => {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(packages, from, name)
      if (!place || found.has(place)) continue
      found.add(place)
      add(place, packages[place]!)
    }
  }
  add('', needed)
  return Object.fromEntries([...found].sort().map((place) => [place, packages[place]!]))
}

/** Where Node finds a package from another: in that one's own folder, or in one above. */
function placeOf(packages: Record<string, Locked>, from: string, name: string): string | undefined {
  const place = `${from && `${from}/`}node_modules/${name}`
  if (packages[place] || from === '') return packages[place] && place
  return placeOf(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

const read = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const write = (bundle: string, file: string, content: object) =>
  writeFileSync(join(bundle, '..', file), `${JSON.stringify(content, null, 2)}\n`)
