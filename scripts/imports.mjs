import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'

/**
 * The files of this project that a file names in its imports: dynamic ones, re-exports and types too.
 * @param {string} file its path from the root
 * @param {string} text
 * @returns {{ path: string, isType: boolean }[]}
 */
export function importsOf(file, text) {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  /** @type {{ path: string, isType: boolean }[]} */
  const found = []
  /** @param {any} node */
  function visit(node) {
    const named = node.source?.value ?? node.argument?.literal?.value
    const isImport = /^(Import|Export).*(Declaration|Expression)$|^TSImportType$/.test(node.type)
    if (isImport && typeof named === 'string' && /^[#.]/.test(named)) {
      const path = named.startsWith('#') ? named.slice(1) : join(dirname(file), named)
      found.push({ path, isType: node.type === 'TSImportType' || (node.importKind ?? node.exportKind) === 'type' })
    }
    for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') visit(child)
  }
  visit(program)
  return found
}
