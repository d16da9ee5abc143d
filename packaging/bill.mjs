import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/setup.mjs'

/** @typedef {{ name: string, version: string, identifier?: string, text?: string }} Bundled as Vite lists them */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** The packages whose code is in the bundle or in the pages. @returns {Bundled[]} */
const bundled = () => [...read('dist/server/licenses.json'), ...read('dist/web/licenses.json')]

/** @typedef {{ name?: string, version: string, license?: string, integrity?: string }} Locked */

/** The packages of a lock file, by name. @param {string} file @returns {(Locked & { name: string })[]} */
const locked = (file) =>
  Object.entries(/** @type {Record<string, Locked>} */ (read(file).packages))
    .filter(([path]) => path !== '')
    .map(([path, one]) => ({ ...one, name: one.name ?? path.slice(path.lastIndexOf('node_modules/') + 13) }))

/** What a package is, in the terms of CycloneDX. @param {Locked & { name: string }} one */
const component = ({ name, version, license, integrity }) => {
  const [algorithm = '', digest = ''] = integrity?.split('-') ?? []
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(digest && {
      hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
  }
}

/**
 * Writes a list of everything that the packages hold, for all platforms, as a CycloneDX SBOM.
 * @param {string} out
 * @param {string} version
 */
export function writeBill(out, version) {
  const installed = [...locked('dist/package-lock.json'), ...locked('packaging/nodes/package-lock.json')]
  const inBundle = bundled().map(({ identifier, ...one }) => ({ ...one, license: identifier }))
  const components = [...inBundle, ...installed].map(component)
  const unique = new Map(components.map((one) => [one.purl, one]))
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'hookline', version } },
    components: [...unique.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  }
  writeFileSync(join(out, `hookline-${version}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`)
}

/** The licences of the packages in the bundle, which have no folder of their own. */
export function licences() {
  const unique = new Map(bundled().map((one) => [`${one.name} ${one.version}`, one]))
  const parts = [...unique].map(
    ([title, { identifier, text }]) => `${title} (${identifier ?? 'see its source'})\n\n${text ?? ''}`,
  )
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
