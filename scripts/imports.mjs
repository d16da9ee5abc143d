import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'

/**
 * What a node names, where that can be read in it: a text, or a template without holes.
 * @param {any} node
 */
const textOf = (node) =>
  node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : node?.value

/** @param {any} node */
const isOwnUrl = ({ type, callee, arguments: [, base] = [] }) =>
  type === 'NewExpression' &&
  callee.name === 'URL' &&
  base?.object?.type === 'MetaProperty' &&
  base.property.name === 'url'

/**
 * The files of this project that a file names in its imports: dynamic ones, re-exports, types, and files named beside
 * `import.meta.url`. The path is null where the name of a dynamic import is computed.
 * @param {string} file its path from the root
 * @param {string} text
 * @returns {{ path: string | null, isType: boolean }[]}
 */
export function importsOf(file, text) {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  /** @type {{ path: string | null, isType: boolean }[]} */
  const found = []
  /** @param {any} node */
  function visit(node) {
    const isImport = /^(Import|Export).*(Declaration|Expression)$|^TSImportType$/.test(node.type)
    const isUrl = isOwnUrl(node)
    const named = isUrl ? textOf(node.arguments[0]) : (textOf(node.source) ?? node.argument?.literal?.value)
    if (node.type === 'ImportExpression' && typeof named !== 'string') found.push({ path: null, isType: false })
    if ((isImport || isUrl) && typeof named === 'string' && /^[#.]/.test(named)) {
      const path = named.startsWith('#') ? named.slice(1) : join(dirname(file), named)
      found.push({ path, isType: node.type === 'TSImportType' || (node.importKind ?? node.exportKind) === 'type' })
    }
    for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') visit(child)
  }
  visit(program)
  return found
}
