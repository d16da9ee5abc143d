import { type ClaimWords, everyClaimWords } from '../languages/claims.ts'

// People shorten words in two ways: they stop early ("min", "Sept") or leave out vowels ("yrs", "Std").

const vowel = /[aeiou]/

export function isShortFor(short: string, full: string): boolean {
  if (short.length >= full.length || short[0] !== full[0]) return false
  return (
    full.startsWith(short.length > 2 ? short.replace(/s$/, '') : short) || (!vowel.test(short) && isIn(short, full))
  )
}

/** Whether the letters occur in this order. */
function isIn(letters: string, word: string): boolean {
  let at = 0
  for (const letter of word) if (letter === letters[at]) at++
  return at === letters.length
}

/** A short form that may stand for several units. */
export const unclear = 'unclear'
const longest = 4
const known = new WeakMap<ClaimWords, Map<string, string | undefined>>()

/** The unit that a word after a number names, in full or shortened; `unclear` for one of several. */
export function unitNamed(word: string, words: ClaimWords, isNoted = false): string | undefined {
  const full = words.times.get(word) ?? words.currencies.get(word)
  if (full || word.length > longest) return full
  // "3 wo" in German notes are three weeks, but the word is too common to be sure.
  if (words.stop.has(word)) return isNoted && shortFor(word, words) ? unclear : undefined
  const cache = known.get(words) ?? new Map<string, string | undefined>()
  known.set(words, cache)
  if (!cache.has(word)) {
    const own = shortFor(word, words)
    cache.set(word, own ?? everyClaimWords.map((other) => shortFor(word, other)).find(Boolean))
  }
  return cache.get(word)
}

function shortFor(word: string, { times, currencies }: ClaimWords): string | undefined {
  const names = [...times, ...currencies].filter(([name, unit]) => unit !== 'decade' && isShortFor(word, name))
  const units = new Set(names.map(([, unit]) => unit))
  return units.size > 1 ? unclear : [...units][0]
}
