import { wordCount } from '#shared/posts.ts'
import type { Unit } from '../material.ts'
import { leansBack, specificity } from './hook.ts'
import type { Words } from './words.ts'

export const wordsIn = (units: readonly Unit[]): number => units.reduce((sum, { text }) => sum + wordCount(text), 0)

/**
 * Removes whole sentences until few enough words are left, the least specific first. Keeps the first sentence, and any
 * that the next one leans on.
 */
export function shortened<T extends Unit>(units: readonly T[], words: Words, most: number): T[] {
  const isHeld = units.map((_, at) => at + 1 < units.length && leansBack(units[at + 1]!.text, words))
  const gone = new Set<number>()
  let count = wordsIn(units)
  const byWorth = units
    .map((unit, at) => ({ unit, at, worth: specificity(unit.text, words) - wordCount(unit.text) / 40 }))
    .toSorted((one, other) => one.worth - other.worth)
  for (const { unit, at } of byWorth) {
    if (count <= most) break
    if (at === 0 || unit.isList || (isHeld[at] && !gone.has(at + 1)) || units.length - gone.size === 1) continue
    gone.add(at)
    count -= wordCount(unit.text)
  }
  return units.filter((_, at) => !gone.has(at))
}
