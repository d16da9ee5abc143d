import { listed } from '#shared/languages/lists.ts'
import { wordCount } from '#shared/posts.ts'
import type { Unit } from '../material.ts'
import { type Words, wordsOf } from './words.ts'

/** The most of a text that may be restored words, since they are not the author's. */
const maxRestored = 0.1

/**
 * Turns notes into sentences: restores a dropped subject or article if grammar leaves one answer, and keeps a fragment
 * such as "11 drivers." with the sentence that it counts for.
 */
export function madeWhole(units: readonly Unit[], words: Words): Unit[] {
  const all = units.map(({ text }) => text).join(' ')
  let left = Math.ceil(wordCount(all) * maxRestored)
  const restored: Unit[] = []
  for (const unit of units) {
    const missing =
      left > 0 && !unit.isList && !unit.isOpen
        ? (subjectOf(unit.text, restored, all, words) ?? articleOf(unit.text, all, words))
        : null
    if (missing) left -= 1
    restored.push(
      missing
        ? { ...unit, text: missing + unit.text.slice(0, 1).toLowerCase() + unit.text.slice(1), wasSmall: false }
        : unit,
    )
  }
  return withFragments(restored, words)
}

/** "Rang six hostels": the verb's form shows the subject, or the people in the sentences before do. */
function subjectOf(text: string, before: readonly Unit[], all: string, { dropped = [], finite }: Words): string | null {
  const form = dropped.find(({ verb }) => verb.test(text))
  if (!form) return null
  const { one, many } = form
  if (!many) return one
  for (const { text, isList } of before.toReversed()) {
    if (isAbout(text, 'i we') && !isAbout(text, 'he she they who')) break
    // Somebody else may have done it.
    const [first = ''] = text.split(' ')
    if (isList || (finite.test(text) && !/^\d/.test(text) && !finite.test(first))) return null
  }
  // "Lost our key" shows its own subject. Otherwise a text with both "I" and "we" leaves two answers.
  const said = isAbout(text, 'my mine myself our ours ourselves') ? text : all
  const [isOne, isMany] = [isAbout(said, 'i my mine myself'), isAbout(said, 'we our ours ourselves')]
  if (isOne && isMany) return null
  return isMany || (!isOne && isAbout(all, 'us') && !isAbout(all, 'me')) ? many : one
}

const isAbout = (text: string, pronouns: string) =>
  wordsOf(text).some((word) => listed(pronouns).has(word.split("'")[0]!))

/** "Seventh said yes", and "floor came up" if the text mentions "the second floor". */
function articleOf(text: string, all: string, { definite, finite }: Words): string | null {
  if (!definite) return null
  if (definite.test(text) && finite.test(text)) return 'The '
  const [, noun = '', verb = ''] = /^(\p{Lu}\p{Ll}{2,20}) (\p{L}+)/u.exec(text) ?? []
  if (!noun || noun.endsWith('s') || finite.test(noun) || !finite.test(verb)) return null
  return new RegExp(`(?<!\\p{L})(?:the|an?|our|my) (?:[\\p{L}\\p{N}]{1,20} ){0,2}${noun}(?!\\p{L})`, 'iu').test(all)
    ? 'The '
    : null
}

const isFragment = (text: string, { finite }: Words) =>
  wordCount(text) <= (/\d/.test(text) ? 3 : 2) && !/[?:]$/.test(text) && !finite.test(text)

function withFragments(units: readonly Unit[], words: Words): Unit[] {
  const joined: Unit[] = []
  for (const [at, unit] of units.entries()) {
    const last = joined.at(-1)
    // A short last line is an ending.
    const isEnd = at === units.length - 1 && at >= 3 && wordCount(unit.text) > 1
    const isPart = last && !last.isList && !last.isOpen && last.paragraph === unit.paragraph && /[.!]$/.test(last.text)
    if (isPart && !isEnd && !unit.isList && !unit.isOpen && isFragment(unit.text, words))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${unit.text}` }
    else joined.push(unit)
  }
  return joined.map((unit, place) => ({ ...unit, place }))
}
