import { type Message, msg, plural } from '#shared/say.ts'
import { maskBlanks } from '../blanks.ts'
import type { Language } from '../catalogue.ts'
import { commonWords, type Lexicon, lexicons } from '../languages/voice.ts'
import type { Comparable, FoundFingerprint, FoundMeasure, Measure, VoiceMatch } from './fingerprint.ts'
import { rules } from './measures.ts'
import { type ParsedText, parseText } from './parsed-text.ts'
import { amount, percent, type Rule } from './rule.ts'

export type { Comparable, Fingerprint, FoundFingerprint, Measure, VoiceMatch } from './fingerprint.ts'

/** Below these a fingerprint is a first impression. */
const enoughSamples = 5
const enoughWords = 500
const enoughWordsEach = 40

/** About seven in eight values of an author are within this many deviations of the mean. */
const reach = 1.5

interface Sums {
  count: number
  sum: number
  squares: number
}

/**
 * The expected range of the author's next value. The usual spread counts as one more observation, so that a measure
 * without variation in three posts does not become a law.
 */
function rangeOf(rule: Rule, { count, sum, squares }: Sums): Pick<Measure, 'mean' | 'low' | 'high'> {
  const mean = sum / count
  const deviation = Math.sqrt((Math.max(0, squares - count * mean ** 2) + rule.spread ** 2) / count)
  return {
    mean,
    low: Math.max(rule.least ?? 0, mean - reach * deviation),
    high: Math.min(rule.most ?? Number.POSITIVE_INFINITY, mean + reach * deviation),
  }
}

const isInside = ({ low, high }: Pick<Measure, 'low' | 'high'>, value: number): boolean =>
  value >= low - 1e-9 && value <= high + 1e-9

const noLanguage: Lexicon = lexicons.english

/**
 * The value of each rule, null if it cannot be judged. A text without a recognised language counts as in the
 * author's.
 */
function valuesOf(text: ParsedText, language: Language | null): (number | null)[] {
  const lexicon = language ? lexicons[language] : noLanguage
  const isOther = language === null || (text.language !== null && text.language !== language)
  return rules.map((rule) => (rule.isBound && isOther ? null : rule.of(text, lexicon)))
}

const sumsOf = (values: readonly number[]): Sums => ({
  count: values.length,
  sum: values.reduce((sum, value) => sum + value, 0),
  squares: values.reduce((sum, value) => sum + value ** 2, 0),
})

/** Most authors lack most properties, so a text that lacks one too is not a sign of this author. */
const saysNothing = (value: number, mean: number): boolean => value === 0 && mean < 1e-9

/** How well one sample fits the others; `sums` includes it. */
function fitOf(values: readonly (number | null)[], sums: readonly Sums[]): number {
  const judged = rules.flatMap((rule, column) => {
    const [value, { count, sum, squares }] = [values[column] ?? null, sums[column]!]
    if (value === null || count < 3 || saysNothing(value, (sum - value) / (count - 1))) return []
    return isInside(rangeOf(rule, { count: count - 1, sum: sum - value, squares: squares - value ** 2 }), value)
  })
  return judged.filter(Boolean).length / Math.max(1, judged.length)
}

function majority(texts: readonly ParsedText[]): Language | null {
  const counts = new Map<Language, number>()
  for (const { language } of texts) if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most && most[1] * 2 >= texts.length ? most[0] : null
}

/** Reading this many characters takes about a fifth of a second; older samples add nothing. */
const maxCharacters = 1_500_000

function upTo(characters: number, samples: readonly string[]): readonly string[] {
  let left = characters
  const end = samples.findIndex((sample) => {
    left -= sample.length
    return left < 0
  })
  return end === -1 ? samples : samples.slice(0, end)
}

/** Samples are newest first. Null with fewer than two samples that contain words. */
export function fingerprintOf(samples: readonly string[]): FoundFingerprint | null {
  const texts = upTo(maxCharacters, samples)
    .map(parseText)
    .filter(({ words }) => words > 0)
  if (texts.length < 2) return null
  const language = majority(texts)
  const lexicon = language ? lexicons[language] : noLanguage
  const values = texts.map((text) => valuesOf(text, language))
  const sums = rules.map((_rule, column) => sumsOf(values.flatMap((row) => row[column] ?? [])))
  const words = texts.reduce((sum, text) => sum + text.words, 0)
  const measures = rules.flatMap((rule, column): FoundMeasure[] => {
    if (sums[column]!.count < 2) return []
    const range = rangeOf(rule, sums[column]!)
    const usual = { ...range, texts, lexicon }
    return [
      {
        id: rule.id,
        name: rule.name,
        ...range,
        range: amount(rule.unit, range),
        sentence: rule.say(usual),
        evidence: [...new Set(rule.evidence(usual).map(({ text }) => text))],
      },
    ]
  })
  const fits = texts.length < 3 ? [] : values.map((row) => fitOf(row, sums))
  const isThin = texts.length < enoughSamples || words < enoughWords || words / texts.length < enoughWordsEach
  return {
    language,
    samples: texts.length,
    words,
    isThin,
    measures,
    favourites: favouritesOf(texts),
    own: fits.length > 0 ? { low: Math.min(...fits), high: Math.max(...fits) } : null,
    summary: [
      msg`From ${plural({ samples: texts.length }, { one: '# sample', other: '# samples' })} with ${plural({ words }, { one: '# word', other: '# words' })}.`,
      ...cautionOf(texts.length, words),
    ],
  }
}

export function cautionOf(samples: number, words: number): Message[] {
  if (samples < enoughSamples || words < enoughWords)
    return [msg`This is a first impression; add more samples for a reliable one.`]
  return words / samples < enoughWordsEach
    ? [msg`Your samples are short, so this is a first impression; longer ones make it more reliable.`]
    : []
}

/** Words in more than one sample: a word of one post is its subject, not a habit. */
function favouritesOf(texts: readonly ParsedText[]): FoundFingerprint['favourites'] {
  const posts = new Map<string, number>()
  for (const { sentences } of texts) {
    const own = new Set(sentences.flatMap(({ words }) => words))
    for (const word of own)
      if (/^\p{L}{4,}$/u.test(word) && !commonWords.has(word)) posts.set(word, (posts.get(word) ?? 0) + 1)
  }
  return [...posts]
    .filter(([, count]) => count >= 2)
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .slice(0, 6)
    .map(([word, count]) => ({ word, posts: count }))
}

const rulesById = new Map(rules.map((rule) => [rule.id, rule]))

/** How well a text fits its author's fingerprint. Blanks are ignored. */
export function matchVoice(text: string, fingerprint: Comparable): VoiceMatch {
  const { language, own } = fingerprint
  const parsed = parseText(maskBlanks(text))
  const values = new Map(valuesOf(parsed, language).map((value, column) => [rules[column]!.id, value]))
  const judged = fingerprint.measures.flatMap((measure) => {
    const [rule, value] = [rulesById.get(measure.id), values.get(measure.id) ?? null]
    return rule && value !== null && !saysNothing(value, measure.mean) ? [{ measure, value }] : []
  })
  const outside = judged.filter(({ measure, value }) => !isInside(measure, value)).map(({ measure }) => measure.id)
  const inside = judged.length - outside.length
  const share = judged.length === 0 ? 1 : inside / judged.length
  const isShort = parsed.words < enoughWordsEach
  return {
    share,
    own,
    isThin: fingerprint.isThin || isShort,
    outside,
    sentence: sentenceOf({ inside, judged: judged.length, share, isShort, words: parsed.words, fingerprint }),
  }
}

interface Found {
  inside: number
  judged: number
  share: number
  isShort: boolean
  words: number
  fingerprint: Comparable
}

function sentenceOf({ inside, judged, share, isShort, words, fingerprint: { own, isThin, samples } }: Found): Message {
  if (isShort)
    return msg`${plural({ words }, { one: '# word is too few to tell.', other: '# words are too few to tell.' })}`
  const part = percent(share)
  if (isThin && samples < enoughSamples)
    return msg`${{ inside }} of ${{ judged }} measures lie in your range (${{ part }}%), but ${plural({ samples }, { one: '# sample is few', other: '# samples are few' })}: this is a first impression.`
  if (isThin)
    return msg`${{ inside }} of ${{ judged }} measures lie in your range (${{ part }}%), but your samples are short: this is a first impression.`
  return own
    ? msg`${{ inside }} of ${{ judged }} measures lie in your range (${{ part }}%); in your own posts it is ${{ low: percent(own.low) }}% to ${{ high: percent(own.high) }}%.`
    : msg`${{ inside }} of ${{ judged }} measures lie in your range (${{ part }}%).`
}
