import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Collection {
  icons: Record<string, { body: string }>
  aliases: Record<string, { parent: string }>
}

const prefix = 'virtual:icon/'
const imports = /^import ?\{([^{}]*)\} ?from ?["']lucide-react["'];?$/gm
const createIcon = join(import.meta.dirname, '../ui/icon.tsx')

/** What the component draws every icon with. */
const common = new Set(['fill="none"', 'stroke="currentColor"', 'stroke-width="2"'])
const isCommon = (attribute: string) => common.has(attribute) || /^stroke-line(cap|join)="round"$/.test(attribute)

/**
 * Replaces lucide's icons by their lines alone, drawn by a component of a few lines. The lines come from a collection of
 * 1 MB, so that a build does not need the library, which has 40.
 */
export function plainIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json')
  const { icons, aliases } = JSON.parse(readFileSync(file, 'utf8')) as Collection
  return {
    name: 'plain-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(\?|$)/, code: 'lucide-react' },
      handler: (code) => code.replaceAll(imports, (_, names: string) => importsOf(names).join('; ')),
    },
    resolveId: { filter: { id: /^virtual:icon\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:icon\// },
      handler(id) {
        const name = id.slice(prefix.length + 1)
        const icon = icons[name] ?? icons[aliases[name]?.parent ?? '']
        if (!icon) return this.error(`The collection of icons has no ${name}.`)
        return `import createIcon from ${JSON.stringify(createIcon)}
          export default /* @__PURE__ */ createIcon(${JSON.stringify(linesOf(icon.body))})`
      },
    },
  }
}

const importsOf = (names: string) =>
  names
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one && !one.startsWith('type '))
    .map((one) => {
      const [name = '', called = name] = one.split(' as ')
      return `import ${called} from '${prefix}${nameOf(name)}'`
    })

/** `Share2` is `share-2`, `ChartNoAxesColumn` is `chart-no-axes-column`. */
const nameOf = (component: string) =>
  component.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/g, '-').toLowerCase()

const linesOf = (body: string) =>
  [...body.matchAll(/<(?!\/|g\b)(\w+) ([^>]*?)\/?>/g)].map(([, tag, attributes = '']) => [
    tag,
    Object.fromEntries(
      [...attributes.matchAll(/(?<![\w-])[\w-]+="[^"]*"/g)]
        .flat()
        .filter((attribute) => !isCommon(attribute))
        .map((attribute) => attribute.slice(0, -1).split('="')),
    ),
  ])
