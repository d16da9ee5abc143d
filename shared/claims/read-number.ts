import type { Language } from '../catalogue.ts'
import { type ClaimWords, claimWords, everyClaimWords } from '../languages/claims.ts'
import { union } from '../languages/lists.ts'
import type { Token } from './tokens.ts'

/** The value of digits with separators in a language; in an unknown language, every possible value. */
export function readDigits(text: string, language: Language | null): number[] {
  let [digits, marks] = ['', '']
  // The position of the last point or comma, and the number of digits before it.
  let [last, before] = [-1, 0]
  for (let at = 0; at < text.length; at++) {
    const one = text[at]!
    if (one >= '0' && one <= '9') digits += one
    else {
      marks += one
      if (one === '.' || one === ',') [last, before] = [at, digits.length]
    }
  }
  const whole = Number(digits)
  if (last < 0) return [whole]
  const decimal = Number(`${digits.slice(0, before)}.${text.slice(last + 1)}`)
  const isGrouped = text.length - last - 1 === 3
  if (marks.length > 1) return [isGrouped && new Set(marks).size === 1 ? whole : decimal]
  if (!isGrouped || text.startsWith('0')) return [decimal]
  if (language === null) return [whole, decimal]
  return [text[last] === claimWords[language].groupMark ? whole : decimal]
}

export const articles = union(everyClaimWords, ({ one }) => one.article)
const lastOnes = union(everyClaimWords, ({ one }) => one.last)

/**
 * Reads a number in words from a token: "treinta y cinco", "quatre-vingt-dix". `next` is the index of the token
 * after it.
 */
export function readWords(
  tokens: readonly Token[],
  from: number,
  words: ClaimWords,
): { value: number; next: number } | null {
  let total = 0
  let current = 0
  let last = 0
  let next = from
  for (let at = from; at < tokens.length; at++) {
    const { word, kind, text, start } = tokens[at]!
    const isJoint = word === words.joint || (isHyphen(text) && tokens[at - 1]?.end === start)
    if (next > from && isJoint) continue
    if (kind !== 'word') break
    const value = words.numbers.get(word) ?? words.compound?.(word) ?? oneIn(tokens, at, last, words)
    const power = words.powers.get(word)
    if (typeof value === 'number') {
      const isEighty = value === 20 && current === 4
      const isJoined = next !== at && tokens[at - 1]!.word === words.joint
      // "dix-sept"
      const isTeen = last === 10 && value >= 7 && value < 10 && isHyphen(tokens[at - 1]!.text)
      if (next > from && !isEighty && !isTeen && !goesOn(last, value, isJoined, words)) break
      current = isEighty ? 80 : current + value
      last = isEighty ? 80 : value
    } else if (power === undefined || (next > from && last === 0)) {
      break
    } else if (power < 1000) {
      // In Spanish, two hundred is one word.
      current = power > 100 ? current + power : (current || 1) * power
      last = 100
    } else {
      total += (current || 1) * power
      current = 0
      last = power
    }
    next = at + 1
  }
  return next > from ? { value: total + current, next } : null
}

const isHyphen = (text: string) => text === '-' || text === '‑'

/** Whether a value can follow the last one within a number: "twenty five" is one number, "two three" are two. */
function goesOn(last: number, value: number, isJoined: boolean, words: ClaimWords): boolean {
  if (last >= 100) return value < last
  if (words.jointPartsNumbers && isJoined) return false
  return last >= 20 && (value < 10 || ((last === 60 || last === 80) && value < 20))
}

/** "one hundred" and "twenty-one" contain a one; "one" alone counts nothing. */
function oneIn(tokens: readonly Token[], at: number, last: number, words: ClaimWords): number | null {
  const { word } = tokens[at]!
  // A single letter is a word in many languages.
  if (!articles.has(word) || (word.length === 1 && !words.one.article.has(word))) return null
  const next = tokens[at + 1]?.word ?? ''
  const isBefore = (words.powers.get(next) ?? 0) >= 100 && next !== 'grand'
  const isBehind = last >= 20 && last < 100 && lastOnes.has(word)
  return isBefore || isBehind ? 1 : null
}
