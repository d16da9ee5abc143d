import { idsOf, type Language, languages } from '../catalogue.ts'
import { languageWords } from '../languages/words.ts'
import { smallWordsOfOthers } from './other-languages.ts'
import { partsIn } from './words.ts'

// Detects the language of a text by its small words: they are half of a text in its own language, and a fifth in a
// related one.

const ids = idsOf(languages)
/** Characters to read. */
const enough = 2_000

function countsOf(text: string) {
  const words = partsIn(text.slice(0, enough)).map((word) => word.text)
  const countIn = (known: ReadonlySet<string>) => words.reduce((sum, word) => sum + (known.has(word) ? 1 : 0), 0)
  return {
    words,
    ranked: ids
      .map((id) => ({ id, count: countIn(languageWords[id].small) }))
      .sort((one, other) => other.count - one.count),
    others: Math.max(...smallWordsOfOthers.map(countIn)),
  }
}

const fewest = 2
const usualShare = 0.25

/** The language of a text; null if it is none of ours or uncertain. */
export function languageOf(text: string): Language | null {
  const { words, ranked, others } = countsOf(text)
  const [first, second] = [ranked[0]!, ranked[1]!]
  const isCertain = first.count >= Math.max(fewest, words.length * usualShare)
  return isCertain && first.count > second.count && first.count >= others ? first.id : null
}

/** A shorter text may show no language. */
const tellingLength = 120
const tellingWords = 15
const leastShare = 0.1
/** Names and technical terms may be in another language. */
const ofTheBest = 0.8

/** Whether the text is in this language; true if it is too short to tell. */
export function isInLanguage(language: Language, text: string): boolean {
  if (text.length < tellingLength) return true
  if (isForeignScript(text)) return false
  const { words, ranked, others } = countsOf(text)
  if (words.length < tellingWords) return true
  const own = ranked.find(({ id }) => id === language)!.count
  return own >= words.length * leastShare && own >= ofTheBest * Math.max(ranked[0]!.count, others)
}

function isForeignScript(text: string): boolean {
  const letters = text.slice(0, enough).match(/\p{L}/gu) ?? []
  return letters.filter((letter) => letter > 'ɏ').length * 2 > letters.length
}

const shortestSigned = 6

/** The most likely language of a few words, such as a title; null if nothing indicates one. */
export function likelyLanguageOf(text: string): Language | null {
  const { words, ranked } = countsOf(text)
  let best: { id: Language; score: number } | null = null
  for (const id of ids) {
    const { ending, letter } = languageWords[id]
    const ended = ending ? words.filter((word) => word.length >= shortestSigned && ending.test(word)).length : 0
    const score = ranked.find((one) => one.id === id)!.count + ended + (letter?.test(text) ? 2 : 0)
    if (score > (best?.score ?? 0)) best = { id, score }
  }
  return best?.id ?? null
}
