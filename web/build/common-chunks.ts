import type { Plugin } from 'vite'
import { builtRoutes, isOfRoute } from './routes.ts'

/**
 * What one more file costs a page, in characters of source: over HTTP/1.1 each file waits for a connection. No page loads
 * more than that in vain, however many others save a file.
 */
const fileCost = 4_000

/**
 * What every page starts with, in one file: React apart would stay in browsers over many builds, but costs every first
 * visit 0.8 KB and a request.
 */
const first = { name: 'first', tags: ['$initial' as const], priority: -1 }

/** Modules of one file, and the pages that load it. */
interface Group {
  ids: ReadonlySet<string>
  pages: ReadonlySet<string>
}

/** Modules by their ids: what each imports, and its size in characters. */
type Graph = Map<string, { imports: string[]; size: number }>

/** The modules, and everything that they import. */
function closureOf(graph: Graph, ids: Iterable<string>): Set<string> {
  const closure = new Set<string>()
  const add = (id: string) => {
    if (closure.has(id) || !graph.has(id)) return
    closure.add(id)
    for (const imported of graph.get(id)!.imports) add(imported)
  }
  for (const id of ids) add(id)
  return closure
}

/** The groups that a group imports from. */
const neededBy = (graph: Graph, group: Group, groupOf: Map<string, Group>): Set<Group> =>
  new Set(
    [...group.ids]
      .flatMap((id) => graph.get(id)!.imports)
      .flatMap((id) => groupOf.get(id) ?? [])
      .filter((needed) => needed !== group),
  )

/** Whether a third group lies between two: joined, they would need it and be needed by it, and neither could run first. */
function wouldCircle(needs: Map<Group, Set<Group>>, one: Group, other: Group): boolean {
  const leadsTo = (from: Group, to: Group, seen: Set<Group>): boolean =>
    [...needs.get(from)!].some((next) => next === to || (!seen.has(next) && leadsTo(next, to, seen.add(next))))
  const isBetween = (from: Group, to: Group) =>
    [...needs.get(from)!].some((next) => next !== to && leadsTo(next, to, new Set([next])))
  return isBetween(one, other) || isBetween(other, one)
}

/**
 * Groups modules that the same pages load, then joins the two groups that gain most, until none gain: a page that needs
 * both saves a file, and one that needs only one of them loads the other, and what that imports, in vain.
 */
function groupsOf(graph: Graph, loadedBy: Map<string, Set<string>>): Group[] {
  const pagesOf = (id: string) => [...loadedBy].filter(([, loaded]) => loaded.has(id)).map(([page]) => page)
  // Not by Map.groupBy, which Node 20 lacks.
  const alike = new Map<string, { ids: Set<string>; pages: Set<string> }>()
  for (const id of graph.keys()) {
    const pages = pagesOf(id)
    const group = alike.get(pages.join(' ')) ?? { ids: new Set<string>(), pages: new Set(pages) }
    alike.set(pages.join(' '), group)
    group.ids.add(id)
  }
  let groups: Group[] = [...alike.values()]
  for (;;) {
    const closures = new Map(groups.map((group) => [group, closureOf(graph, group.ids)]))
    const wasteOn = (group: Group, page: string) =>
      [...closures.get(group)!].reduce((sum, id) => sum + (loadedBy.get(page)!.has(id) ? 0 : graph.get(id)!.size), 0)
    const wasted = new Map(
      groups.map((group) => [group, new Map([...loadedBy.keys()].map((page) => [page, wasteOn(group, page)]))]),
    )
    const gainOf = (one: Group, other: Group) => {
      let gain = 0
      for (const page of new Set([...one.pages, ...other.pages]))
        if (one.pages.has(page) && other.pages.has(page)) gain += fileCost
        else {
          const waste = wasted.get(one.pages.has(page) ? other : one)!.get(page)!
          if (waste > fileCost) return 0
          gain -= waste
        }
      return gain
    }
    const groupOf = new Map(groups.flatMap((group) => [...group.ids].map((id) => [id, group] as const)))
    const needs = new Map(groups.map((group) => [group, neededBy(graph, group, groupOf)]))
    let best: { gain: number; pair?: [Group, Group] } = { gain: 0 }
    for (const [at, one] of groups.entries())
      for (const other of groups.slice(at + 1)) {
        const gain = gainOf(one, other)
        if (gain > best.gain && !wouldCircle(needs, one, other)) best = { gain, pair: [one, other] }
      }
    if (!best.pair) return groups
    const [one, other] = best.pair
    const joined = { ids: new Set([...one.ids, ...other.ids]), pages: new Set([...one.pages, ...other.pages]) }
    for (const page of joined.pages) for (const id of closureOf(graph, joined.ids)) loadedBy.get(page)!.add(id)
    groups = [...groups.filter((group) => group !== one && group !== other), joined]
  }
}

/**
 * Puts modules that pages share into few files. Which pages load a module follows from static imports, so no file is
 * named here; the bundler splits what is loaded later.
 */
export const commonChunks = (): Plugin => {
  const chunkOf = new Map<string, string>()
  return {
    name: 'common-chunks',
    apply: 'build',
    buildEnd() {
      const all = [...this.getModuleIds()]
      // The index of a package names all its parts; which of them are used shows only later.
      const graph: Graph = new Map()
      for (const id of all.filter((one) => !one.includes('/node_modules/'))) {
        const { code = null, importedIds = [] } = this.getModuleInfo(id) ?? {}
        graph.set(id, { imports: [...importedIds], size: code?.length ?? 0 })
      }
      const entries = all.filter((id) => this.getModuleInfo(id)?.isEntry)
      const loadedBy = new Map(
        builtRoutes().map((route) => {
          const first = all.filter((id) => isOfRoute(route, id))
          return [route.file, closureOf(graph, [...entries, ...first])]
        }),
      )
      for (const [at, { ids, pages }] of groupsOf(graph, loadedBy).entries())
        if (pages.size > 1) for (const id of ids) chunkOf.set(id, `common-${at}`)
    },
    outputOptions(options) {
      const common = {
        debugName: 'common',
        name: (id: string) => chunkOf.get(id) ?? null,
        includeDependenciesRecursively: false,
      }
      return { ...options, codeSplitting: { groups: [common, first] } }
    },
  }
}
