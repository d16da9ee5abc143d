import { wordCount } from '#shared/posts.ts'
import { leansBack, specificity } from './hook.ts'
import type { Unit } from './material.ts'
import type { Words } from './words.ts'

interface Limits<T> {
  /** In words: the aim, and what must be left. */
  most: number
  least?: number
  /** Of each group one unit stays. */
  groupOf?: (unit: T) => string
}

export const wordsIn = (units: readonly Unit[]): number => units.reduce((sum, { text }) => sum + wordCount(text), 0)

/**
 * Leaves out whole sentences, those first that say least that only this author could say. The first one stays, and so
 * does one that the next leans on.
 */
export function shortened<T extends Unit>(units: readonly T[], words: Words, limits: Limits<T>): T[] {
  const { most, least = 0, groupOf = () => 'all' } = limits
  const sizes = new Map<string, number>()
  for (const unit of units) sizes.set(groupOf(unit), (sizes.get(groupOf(unit)) ?? 0) + 1)
  const isHeld = units.map((_, at) => at + 1 < units.length && leansBack(units[at + 1]!.text, words))
  const gone = new Set<number>()
  let count = wordsIn(units)
  const byWorth = units
    .map((unit, at) => ({ unit, at, worth: specificity(unit.text, words) - wordCount(unit.text) / 40 }))
    .toSorted((one, other) => one.worth - other.worth)
  for (const { unit, at } of byWorth) {
    if (count <= most) break
    const length = wordCount(unit.text)
    const size = sizes.get(groupOf(unit))!
    const isNeeded = at === 0 || unit.isList || size === 1 || (isHeld[at] && !gone.has(at + 1))
    if (isNeeded || count - length < least) continue
    gone.add(at)
    sizes.set(groupOf(unit), size - 1)
    count -= length
  }
  return units.filter((_, at) => !gone.has(at))
}
