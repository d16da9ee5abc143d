import { maskBlanks } from '#shared/blanks.ts'
import { type PostContent, wordCount } from '#shared/posts.ts'
import { areAlike, sentenceKey } from '#shared/text/marks.ts'
import type { EngineChange } from '../engine.ts'
import type { Unit } from '../material.ts'
import { isOwn, unitsOfPost } from './post-units.ts'

const keyOf = ({ text }: Pick<Unit, 'text'>) => sentenceKey(text)
const keysIn = (content: PostContent | null) => new Set(content ? unitsOfPost(content).map(keyOf) : [])

export function putByEngines(changes: readonly EngineChange[]): Set<string> {
  const put = new Set<string>()
  for (const { before, after } of changes) {
    const known = keysIn(before)
    for (const key of keysIn(after)) if (!known.has(key)) put.add(key)
  }
  return put
}

/** Keeps these paragraphs separate from the author's. */
const apart = 1_000

/**
 * Adds to a new post the sentences that its author typed into the former one. Each follows the sentence that it
 * followed before, the last one stays last, and a changed sentence replaces its former version.
 */
export function withTyped(units: readonly Unit[], former: PostContent, changes: readonly EngineChange[]): Unit[] {
  const there = unitsOfPost(former).filter((unit) => keyOf({ text: maskBlanks(unit.text) }) && isOwn(unit))
  const thereKeys = new Set(there.map(keyOf))
  const put = putByEngines(changes)
  const result = [...units]
  let behind = -1
  for (const [at, unit] of there.entries()) {
    const key = keyOf(unit)
    const known = result.findIndex((one) => keyOf(one).endsWith(key))
    if (known >= 0 || put.has(key)) {
      behind = known >= 0 ? known : behind
      continue
    }
    const changed = result.findIndex((one) => !thereKeys.has(keyOf(one)) && isChanged(one, unit))
    if (changed >= 0) {
      result[changed] = { ...result[changed]!, text: unit.text, wasSmall: false, isOpen: false }
      behind = changed
      continue
    }
    // If the author no longer gives a sentence, its changed version goes as well.
    if ([...put].some((text) => !thereKeys.has(text) && isChanged({ ...unit, text }, unit))) continue
    const joins = behind >= 0 && there[at - 1]?.paragraph === unit.paragraph
    const paragraph = joins ? result[behind]!.paragraph : apart + unit.paragraph
    behind = at === there.length - 1 ? result.length : behind + 1
    result.splice(behind, 0, { text: unit.text, isList: unit.isList, paragraph })
  }
  return result
}

const fewestWords = 4

const isChanged = (one: Unit, other: Unit): boolean => {
  const [long, short] = [wordCount(one.text), wordCount(other.text)].toSorted((a, b) => b - a) as [number, number]
  return one.isList === other.isList && short >= fewestWords && long < 2 * short && areAlike(one.text, other.text)
}
