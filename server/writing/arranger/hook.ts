import { blanksIn } from '#shared/blanks.ts'
import { hookBudget } from '#shared/fold.ts'
import { alternatives, listed } from '#shared/languages/lists.ts'
import { wordCount } from '#shared/posts.ts'
import { cutOf } from '#shared/reader/hook.ts'
import type { Unit } from '../material.ts'
import { everyLanguage, type Words, wordsOf } from './words.ts'

/** A score for how much a sentence says that only this author could say. */
export function specificity(text: string, words: Words): number {
  const said = wordsOf(text)
  const has = (list: string) => said.some((word) => listed(list).has(word))
  const numbers = text.match(/\p{N}{1,12}/gu)?.length ?? 0
  const isNamed = words.capitalsAreNames && text.split(' ').some((word, at) => at > 0 && /^\p{Lu}\p{L}/u.test(word))
  return (
    (numbers > 0 ? 3 : 0) +
    (numbers > 1 ? 1 : 0) +
    (isNamed ? 1.5 : 0) +
    (has(words.firstPerson) ? 2 : 0) +
    (has(words.contrast) ? 1.5 : 0) +
    (said.length >= 4 && text.length <= 90 ? 1 : 0)
  )
}

export function leansBack(text: string, { leansBack: openers }: Words): boolean {
  const [first = ''] = wordsOf(text)
  const list = listed(openers)
  return list.has(first) || list.has(first.split("'")[0]!)
}

/** "9 of them" refers to something in the sentence itself. */
const of = alternatives(everyLanguage, ({ ofThem }) => ofThem.of)
const them = alternatives(everyLanguage, ({ ofThem }) => ofThem.them)
const ofThem = new RegExp(`(?<=\\s)(?:${of}) (?:${them})(?!\\p{L})`, 'giu')

const standsAlone = (text: string, words: Words): boolean =>
  !leansBack(text, words) && !wordsOf(text.replace(ofThem, '')).some((word) => listed(words.standsFor).has(word))

export const fits = (text: string): boolean => text.length <= hookBudget.characters && cutOf(text) === text.length

/** "First week as a night pharmacist" names the subject of the next sentences. */
export const isTitle = (text: string, { finite, announces, firstPerson }: Words): boolean =>
  wordCount(text) >= 3 &&
  !/[,:?]/.test(text) &&
  !finite.test(text) &&
  !announces?.test(text) &&
  !listed(firstPerson).has(wordsOf(text)[0] ?? '')

/** "Opticians, Angers" */
export const isBrief = (text: string, { finite }: Words): boolean => wordCount(text) < 3 && !finite.test(text)

/** "14 a week in spring" */
const isCount = (text: string, { finite }: Words) => /^\p{N}/u.test(text) && !finite.test(text)

/** "Opening hours: from Monday on" comes before everything else. */
const heading = /^[^.!?:]{2,40}:\s/u

const fewestWords = 4
const questionWorth = 2.5

/**
 * Places of the sentences that could open the post, the best first: whole, within the fold, and clear on their own. The
 * author's first sentence comes first if it fits: it must not move behind another opening.
 */
export function openings(units: readonly Unit[], words: Words, asks = false): number[] {
  const found = units.flatMap(({ text, isList }, at) => {
    const isLead = at === 0 && units[1]?.isList
    if (isList || (text.endsWith(':') && !isLead) || blanksIn(text).length > 0 || !fits(text)) return []
    const isQuestion = text.endsWith('?')
    if (at > 0 && isQuestion !== asks && isQuestion) return []
    if (at > 0 && (!standsAlone(text, words) || wordCount(text) < fewestWords || isCount(text, words))) return []
    return [{ at, score: specificity(text, words) + (isQuestion ? (asks ? questionWorth : -questionWorth) : 0) }]
  })
  const ranked = found.toSorted((one, other) => other.score - one.score || one.at - other.at).map(({ at }) => at)
  if (found[0]?.at !== 0) return ranked
  const { text } = units[0]!
  if (heading.test(text)) return [0]
  // "9 years." may be the rest of a sentence after its wishes were removed.
  const others = ranked.filter((at) => at > 0)
  return isBrief(text, words) && isCount(text, words) ? [...others, 0] : [0, ...others]
}

/** Moves one unit to the front, together with the sentences that lean on it. */
export function withOpening(units: readonly Unit[], at: number, words: Words): Unit[] {
  if (at === 0) return [...units]
  let end = at + 1
  const { paragraph } = units[at]!
  const isAnswer = units[0]!.paragraph !== paragraph && units[at - 1]!.paragraph !== paragraph
  while (
    end < units.length &&
    !units[end]!.isList &&
    (leansOn(units[end]!.text, words) || (isAnswer && units[end]!.paragraph === paragraph))
  )
    end++
  return [...units.slice(at, end), ...units.slice(0, at), ...units.slice(end)]
}

const fewWords = 7

/** A short sentence with a pronoun refers to the one before it: "Manager hates it." */
const leansOn = (text: string, words: Words): boolean =>
  leansBack(text, words) || (wordCount(text) <= fewWords && !standsAlone(text, words))
