import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

const web = join(import.meta.dirname, '..')

/** Pages behind the sign-in ask for it by themselves, at once. */
const askedForAtOnce = '/web/lib/kept/kept.ts'

export interface BuiltRoute {
  /** Its address, such as `/posts` or `/p/$token`. */
  path: string
  file: string
  isGuarded: boolean
}

/** The routes of the app, from the router's own list of them. */
export function builtRoutes(): BuiltRoute[] {
  const text = readFileSync(join(web, 'routes.gen.ts'), 'utf8')
  const files = new Map(
    [...text.matchAll(/Route as (\w+) \} from '\.\/([^']+)'/g)].map(([, name, file]) => [name, file]),
  )
  const routes = [...text.matchAll(/fullPath: '([^']+)'\s+preLoaderRoute: typeof (\w+)/g)]
  return routes.map(([, path = '', name]) => {
    const file = files.get(name)
    if (!file) throw new Error(`The route ${path} has no file in routes.gen.ts.`)
    return { path, file: normalizePath(join(web, file)), isGuarded: file.includes('/_guarded') }
  })
}

type Chunks = Rolldown.OutputChunk[]

const chunksIn = (bundle: Rolldown.OutputBundle): Chunks =>
  Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === 'chunk')

function withImports(chunks: Chunks, first: Chunks): Set<string> {
  const files = new Set<string>()
  const add = (name: string) => {
    if (files.has(name)) return
    files.add(name)
    for (const one of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) add(one)
  }
  for (const { fileName } of first) add(fileName)
  return files
}

/** The scripts that every page starts with. */
function scriptsOfAll(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = chunksIn(bundle)
  return withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
}

/** Whether a module is what a page begins with: its route, a route around it, or what it asks for at once. */
export function isOfRoute({ file, isGuarded }: BuiltRoute, id: string): boolean {
  if (isGuarded && id.endsWith(askedForAtOnce)) return true
  const [routeFile = '', split] = id.split('?')
  return split !== undefined && (routeFile === file || file.startsWith(`${routeFile.replace(/\.tsx$/, '')}/`))
}

/** The scripts of a page beside those: what its route and the routes around it are made of. */
export function scriptsOf(route: BuiltRoute, bundle: Rolldown.OutputBundle): string[] {
  const chunks = chunksIn(bundle)
  const ofAll = scriptsOfAll(bundle)
  const first = chunks.filter(({ moduleIds }) => moduleIds.some((id) => isOfRoute(route, id)))
  return [...withImports(chunks, first)].filter((name) => !ofAll.has(name))
}
