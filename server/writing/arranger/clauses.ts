import { wordCount } from '#shared/posts.ts'
import type { Unit } from './material.ts'
import { listed, type Words, wordsOf } from './words.ts'

/** Too few sentences for the sections: clauses after a comma become sentences, the longest sentence first. */
export function divided<T extends Unit>(units: readonly T[], wanted: number, words: Words): T[] {
  const divided = [...units]
  while (divided.length > 1 && divided.length < wanted) {
    const pieces = divided.map(({ text, isList }, at) => (at > 0 && !isList ? splitClause(text, words) : null))
    const lengths = divided.map(({ text }, at) => (pieces[at] ? text.length : 0))
    const longest = lengths.indexOf(Math.max(...lengths))
    const pair = pieces[longest]
    if (!pair) break
    divided.splice(longest, 1, ...pair.map((text) => ({ ...divided[longest]!, text })))
  }
  return divided
}

/** A clause after the last comma can be a sentence of its own: "6 people work there, 2 leave." */
function splitClause(text: string, { articles, firstPerson, standsFor }: Words): [string, string] | null {
  const at = text.lastIndexOf(', ')
  const after = text.slice(at + 2)
  const [first = ''] = wordsOf(after)
  const starts = [articles, firstPerson, standsFor].some(
    (list) => listed(list).has(first) || listed(list).has(`${first.split("'")[0]}`),
  )
  const isClause = /^\p{N}/u.test(first) || starts || /^[ldj]'/.test(first)
  if (at < 0 || !isClause || /["“”«»()[\]:]/.test(text)) return null
  // "a nurse, a room, an office" is one thing after the other.
  const before = text.lastIndexOf(', ', at - 1)
  const between = before < 0 ? [] : wordsOf(text.slice(before + 2, at))
  const isEnumerated = between.length > 0 && between.length <= 3 && listed(articles).has(between[0]!)
  if (isEnumerated) return null
  if (wordCount(after) < 2 || wordCount(text.slice(0, at)) < 2) return null
  return [`${text.slice(0, at)}.`, after.slice(0, 1).toUpperCase() + after.slice(1)]
}
