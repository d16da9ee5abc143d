// The graph of rooms that docs/architecture.md draws, and what breaks it.
import { importsOf } from './imports.mjs'

/**
 * A room is a folder, a file or a pattern of files; several in one room stand in braces. It may import what its own
 * line names, and what the line of its folder names for all.
 * @typedef {{ name: string, parts: string[], own: Set<string>, common: Set<string> }} Room
 */

const isFile = (/** @type {string} */ part) => /\.\w+$/.test(part)

/** A name with a list in braces is several. */
export const expanded = (/** @type {string} */ name) => {
  const [, before = name, list, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? []
  return list === undefined ? [name] : list.split(',').map((one) => before + one.trim() + after)
}

/** @param {string} part @param {string} file */
function holds(part, file) {
  if (!part.includes('*')) return file === part || file.startsWith(`${part}/`)
  return new RegExp(`^${part.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(file)
}

/**
 * The room that a path stands in; of several the one drawn most exactly, a file before a folder.
 * @param {readonly Room[]} rooms
 * @param {string} path
 */
export function roomOf(rooms, path) {
  const candidates = rooms.flatMap((room) =>
    room.parts
      .filter((part) => holds(part, path))
      .map((part) => ({ room, weight: part.length + (isFile(part) ? (part.includes('*') ? 1_000 : 2_000) : 0) })),
  )
  return candidates.sort((one, other) => other.weight - one.weight)[0]?.room
}

/**
 * The rooms that a line means by a name: a room by its full name or by the one it has in the folder of the line, and
 * with a star every room of a folder.
 * @param {readonly Room[]} rooms
 * @param {string} target
 * @param {string} folder
 */
const named = (rooms, target, folder) =>
  target.endsWith('/*')
    ? rooms.filter(({ name }) => name.startsWith(target.slice(0, -1)))
    : rooms.filter(({ parts }) => parts.includes(target) || parts.includes(folder + target))

/**
 * Reads the block "rooms" of a document: a line for each room with those it may import. A line for `folder/*` says what
 * every room of that folder may import, except the rooms that it names.
 * @param {string} document
 * @param {string[]} faults
 */
export function roomsIn(document, faults) {
  const block = /```rooms\n([\s\S]*?)```/.exec(document)?.[1]
  if (block === undefined) faults.push('docs/architecture.md draws no graph of rooms')
  const lines = (block ?? '').split('\n').filter((line) => line.trim())
  const drawn = lines.map((line) => {
    const [name = '', targets = ''] = line.split('→').map((side) => side.trim())
    return { name, targets: targets.split(/,\s*(?![^{]*\})/).filter(Boolean) }
  })
  /** @type {Room[]} */
  const rooms = drawn
    .filter(({ name }) => !name.endsWith('/*'))
    .map(({ name }) => ({ name, parts: expanded(name), own: new Set(), common: new Set() }))

  for (const { name, targets } of drawn) {
    const folder = /^(?:[^/*{]+\/)*/.exec(name)?.[0] ?? ''
    const meant = targets.map((target) => ({ target, to: named(rooms, target, folder) }))
    const all = meant.flatMap(({ to }) => to)
    const isCommon = name.endsWith('/*')
    const from = rooms.filter((room) =>
      isCommon ? room.name.startsWith(folder) && !all.includes(room) : room.name === name,
    )
    for (const { target, to } of meant) {
      if (to.length === 0)
        faults.push(`docs/architecture.md lets ${name} import ${target}, which is no room of its graph`)
      const kind = isCommon || target.endsWith('/*') ? 'common' : 'own'
      for (const room of from) for (const one of to) if (one !== room) room[kind].add(one.name)
    }
  }
  return rooms
}

const neighbours = (/** @type {Room | undefined} */ room) => [...(room?.own ?? []), ...(room?.common ?? [])]

/**
 * The rooms on a way from one to another, both included; null where none leads there.
 * @param {readonly Room[]} rooms
 * @param {string} from
 * @param {string} to
 * @param {Set<string>} [seen]
 * @returns {string[] | null}
 */
function wayBetween(rooms, from, to, seen = new Set()) {
  if (from === to) return [to]
  seen.add(from)
  for (const next of neighbours(rooms.find(({ name }) => name === from))) {
    const way = seen.has(next) ? null : wayBetween(rooms, next, to, seen)
    if (way) return [from, ...way]
  }
  return null
}

/** @param {readonly Room[]} rooms */
function circleIn(rooms) {
  for (const room of rooms)
    for (const next of neighbours(room)) {
      const back = wayBetween(rooms, next, room.name)
      if (back) return [room.name, ...back]
    }
  return null
}

/** Tests, and what only they use. */
export const isTest = (/** @type {string} */ file) =>
  /\.test\.m?tsx?$|^server\/testing\/|(^|\/)testing[\w-]*\.m?tsx?$/.test(file)

/** They import what is known only when they run: a library that was installed since. */
const mayCompute = ['server/models/inference-process.ts']

/** What every room belongs to. */
const parts = /^(server|shared|web)\//

/**
 * Types count between rooms of the web. On the server they do not: the context names what it carries, and every room
 * takes the context. The web knows the server by its types alone.
 * @param {string} file
 * @param {{ path: string, isType: boolean }} imported
 */
const counts = (file, { path, isType }) =>
  !isType || (file.startsWith('web/') ? !path.startsWith('server/') : !file.startsWith('server/'))

/**
 * @param {string} document the one that draws the graph
 * @param {string[]} files the code that the product runs
 * @param {(file: string) => string} read
 * @returns {string[]}
 */
export function roomFaults(document, files, read) {
  /** @type {string[]} */
  const faults = []
  const rooms = roomsIn(document, faults)
  const circle = circleIn(rooms)
  if (circle) faults.push(`docs/architecture.md draws a circle: ${circle.join(' → ')}`)
  for (const { parts } of rooms)
    for (const part of parts)
      if (!files.some((file) => holds(part, file)))
        faults.push(`docs/architecture.md draws ${part}, which does not exist`)

  /** @type {Set<string>} */
  const used = new Set()
  for (const file of files) {
    const room = roomOf(rooms, file)
    if (!room) {
      if (parts.test(file)) faults.push(`${file} stands in no room that docs/architecture.md draws`)
      continue
    }
    for (const { path, isType } of importsOf(file, read(file))) {
      if (path === null) {
        if (!mayCompute.includes(file)) faults.push(`${file} computes what it imports, so nobody can tell what that is`)
        continue
      }
      if (isTest(path)) faults.push(`${file} imports ${path}, which is for tests`)
      const imported = { path, isType }
      if (!imported.path.includes('/') || !counts(file, imported)) continue
      const target = roomOf(rooms, imported.path)
      if (target === room) continue
      if (target) used.add(`${room.name} → ${target.name}`)
      if (target && neighbours(room).includes(target.name)) continue
      const way = target && wayBetween(rooms, target.name, room.name)
      const why = way ? `, and that would close a circle: ${[room.name, ...way].join(' → ')}` : ''
      faults.push(`${file} imports ${imported.path}, which docs/architecture.md does not let ${room.name} do${why}`)
    }
  }
  for (const { name, own } of rooms)
    for (const target of own)
      if (!used.has(`${name} → ${target}`))
        faults.push(`docs/architecture.md lets ${name} import ${target}, which nothing there does`)
  return faults
}
