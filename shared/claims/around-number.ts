import { type ClaimWords, everyClaimWords } from '../languages/claims.ts'
import { alternatives, union } from '../languages/lists.ts'
import { numbered } from './known-names.ts'
import { isTime } from './measure.ts'
import { articles } from './read-number.ts'
import { unitNamed } from './shortened.ts'
import { stemOf, type Token } from './tokens.ts'

/** "GPT-4", "B2B", "Windows 11": the digits of a name count nothing. */
export function isPartOfName(tokens: readonly Token[], at: number, words: ClaimWords): boolean {
  const token = tokens[at]!
  const former = tokens[at - 1]
  if (!former) return false
  const isTouching = former.end === token.start
  if (isTouching && former.kind === 'word') return true
  const isSign = /^[%$€£]$/.test(tokens[at + 1]?.text ?? '')
  if (former.end + 1 === token.start && !isSign && isNumbered(former)) return true
  const other = tokens[at - 2]
  if (isTouching && /^[-–‑]$/.test(former.text)) return other?.kind === 'word' && other.end === former.start
  if (words.capitalsAreCommon || at < 2 || former.kind !== 'word' || !/^\p{Lu}/u.test(former.text)) return false
  const isMonth = words.months.some((names) => names.includes(former.word))
  const next = tokens[at + 1]
  const isCounting = next?.kind === 'word' ? !words.stop.has(next.word) : /^[%$€£]$/.test(next?.text ?? '')
  return !isMonth && former.text !== 'I' && !words.notNames.has(former.word) && !isCounting
}

const isNumbered = ({ text, word }: Token): boolean =>
  numbered.has(word) && (/\p{Lu}/u.test(text) || /^(?:version|release|formula|formule)$/.test(word))

const perAnything = union(everyClaimWords, (words) => words.perAnything)
const perMark = /^[/'’]$/
const maxBetween = 3

/**
 * The unit of time or the stem of the noun that a rate refers to: "38 pounds an hour", "5 new clients a day", "200
 * €/h".
 */
export function rateOf(
  tokens: readonly Token[],
  end: number,
  counted: string | null,
  words: ClaimWords,
): string | null {
  const isPer = ({ word, text }: Token) => words.per.has(word) || perMark.test(text)
  let at = tokens.findIndex(({ start }) => start >= end)
  if (at < 0) return null
  if (counted === null || counted === 'other')
    for (const last = at + 2; at < last && tokens[at]?.kind === 'word' && !isPer(tokens[at]!); ) at++
  const first = at
  while (at < first + maxBetween && tokens[at] && isPer(tokens[at]!)) at++
  const base = tokens[at]
  if (at === first || base?.kind !== 'word') return null
  const unit = unitNamed(base.word, words)
  const time = unit && isTime(unit) ? unit : undefined
  const isNoun = perAnything.has(tokens[at - 1]!.word) && !words.stop.has(base.word)
  return time ?? (isNoun ? stemOf(base.word) : null)
}

/** "p. 12", "Kapitel 3", "§ 5": matches the text before a number that only refers to a place. */
const shortReferences = alternatives(everyClaimWords, ({ references }) => references.short)
const wholeReferences = alternatives(everyClaimWords, ({ references }) => references.whole)
const reference = new RegExp(
  `(?:(?:^|[\\s([“"„«])(?:${shortReferences})\\.|(?<!\\p{L})[Nn]\\.?[º°]|§|(?<!\\p{L})(?:${wholeReferences}))[\\s\\u00A0\\u202F]?$`,
  'u',
)
const emergency = /^(?:11[02]|911|999)(?!\d|[.,]\d|\s?[%$€£])/

/** The end of a number that only refers to a place or is dialled; null if the number may be a claim. */
export function pointerEnd(before: string, after: string): number | null {
  if (emergency.test(after) && everyClaimWords.some(({ calling }) => calling.test(before))) return 3
  return reference.test(before) ? /^\d+(?:[.:]\d+)*(?:\s?[-–—]\s?\d+)?/.exec(after)![0].length : null
}

const hours = new Set(everyClaimWords.map(({ hour }) => hour))

/** "a third of our users", "ein Viertel weniger"; not a quarter of an hour. An English "third" may be an ordinal. */
export function isShare(tokens: readonly Token[], at: number, words: ClaimWords): boolean {
  if (!articles.has(tokens[at - 1]?.word ?? '')) return false
  if (tokens.slice(at + 1, at + 4).some(({ word }) => hours.has(word))) return false
  const { ordinal, behind, before } = words.sharing
  if (!ordinal.test(tokens[at]!.word)) return true
  return behind.test(tokens[at + 1]?.word ?? '') || before.test(tokens[at - 2]?.word ?? '')
}

/** Whether a number counts parts of a text. Looks at the next two content words. */
export const isAboutText = (tokens: readonly Token[], at: number, words: ClaimWords): boolean =>
  tokens
    .slice(at, at + 4)
    .filter(({ word, kind }) => kind === 'word' && (words.structure.has(word) || !words.stop.has(word)))
    .slice(0, 2)
    .some(({ word }) => words.structure.has(word))

const further = union(everyClaimWords, (words) => words.further)

/**
 * The stem of the noun right after a number. Without capitals for nouns, only plurals count. Excludes verbs ("5
 * left"), places ("nine on the shift") and short forms ("12 mm").
 */
export function nounBehind(tokens: readonly Token[], at: number, words: ClaimWords): string | null {
  const token = tokens.slice(at, at + 3).find(({ word }) => !further.has(word))
  if (token?.kind !== 'word' || token.word.length < 3 || words.stop.has(token.word)) return null
  const isNoun = words.capitalsAreCommon
    ? /^\p{Lu}/u.test(token.text)
    : /[sx]$/.test(token.word) && !words.bases.has(token.word) && !words.past.test(token.text)
  return isNoun ? stemOf(token.word) : null
}

export function countedFrom(tokens: readonly Token[], at: number, words: ClaimWords): string | null {
  for (const token of tokens.slice(at, at + 3)) {
    if (token.kind !== 'word') return null
    if (!words.stop.has(token.word)) return stemOf(token.word)
  }
  return null
}
