import { readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Of PostgreSQL's many, those that the database loads. */
const extensions = 'plpgsql|dict_snowball|pg_trgm|btree_gin'

/**
 * What no program opens: what others compile against; PostgreSQL's translations, its other extensions and the libraries
 * of its other programs; sources, tests and benches of packages.
 */
const unused = [
  /\.(a|lib|pc|h|hpp|cc|[cm]?ts|map)$/,
  /\/native\/(include|lib\/postgresql\/pgxs|lib\/pkgconfig|share\/locale|share\/postgresql\/locale|share\/doc)$/,
  /\/native\/bin\/wx[^/]*\.dll$/,
  /\/native\/(lib|bin)\/lib(ecpg|pgtypes|xslt|exslt|ossp-uuid)[^/]*$/,
  new RegExp(
    `/(native/lib/postgresql|windows-x64/native/lib|extension)/(?!(${extensions})[.-])[^/]+\\.(so|dylib|dll|sql|control)$`,
  ),
  /^(piscina|sharp)\/(src|test|test-jest|docs|benchmark|examples|scripts)$/,
]

/** @param {string} modules a folder `node_modules` */
export function removeUnused(modules) {
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(modules, path).replaceAll('\\', '/')
    if (unused.some((one) => one.test(name))) rmSync(path, { recursive: true, force: true })
  }
}
