import type { Language } from '../catalogue.ts'
import { claimWords } from '../languages/claims.ts'
import { languageOf } from '../text/language.ts'
import { Amounts, type Place, push } from './amounts.ts'
import { rateOf } from './around-number.ts'
import { stemsOf, Vocabulary } from './compare.ts'
import { datePartsIn, datesIn } from './dates.ts'
import type { Reckoned } from './derived.ts'
import { type Quantity, quantitiesIn } from './numbers.ts'
import { spansIn } from './spans.ts'
import { readSentences, type Sentence } from './tokens.ts'

/** The kind of the author's material that backs a claim. */
export type Backing = 'brief' | 'sample' | 'profile' | 'proof' | 'author'

export interface Source {
  backing: Backing
  text: string
  /** The post was written from this one of many texts. */
  isGiven?: boolean
}

/** In a kind with many texts, a number or date backs a claim only if the sentences have the same topic. */
const isMany: Record<Backing, boolean> = { brief: false, profile: false, author: false, sample: true, proof: true }

/** Reads all sources. A source is identified by its index. */
export function readSources(sources: readonly Source[], usual: Language) {
  const amounts = new Amounts()
  const parts = new Map<string, Place[]>()
  const names = new Map<string, Set<number>>()
  const stems = new Map<string, Place[]>()
  const languages: Language[] = []
  /** For the few texts about this post only. */
  const vocabularies = new Map<number, Vocabulary>()
  /** Notes of the author that tell about the past. */
  const narrating = new Set<number>()

  const isManyAt = (source: number) => isMany[sources[source]!.backing] && !sources[source]!.isGiven

  for (const [source, { backing, text }] of sources.entries()) {
    const language = languageOf(text) ?? usual
    languages.push(language)
    const words = claimWords[language]
    const vocabulary = isManyAt(source) ? null : new Vocabulary(words, text)
    if (vocabulary) vocabularies.set(source, vocabulary)
    const given: Reckoned[] = []
    const powers = new Set<number>()
    const bare: Reckoned[] = []
    const whole: Place = { source, about: [], noun: null }
    const sentences = readSentences(text, language)
    for (const sentence of sentences) {
      const about = stemsOf(sentence.tokens, words)
      const place: Place = { source, about, noun: null }
      for (const stem of about) push(stems, stem, place)
      for (const { kind, word } of sentence.tokens) {
        if (kind !== 'word') continue
        const known = names.get(word) ?? setIn(names, word)
        if (!known.has(source)) vocabulary?.add(word)
        known.add(source)
      }
      const counted: Reckoned[] = []
      const dates = datesIn(sentence, words)
      for (const part of datePartsIn(sentence, words, dates)) {
        push(parts, part, place)
        if (vocabulary && part.startsWith('y'))
          for (const value of yearsSince(Number(part.slice(1)))) amounts.add({ value, unit: 'year' }, place)
        const time = timeOf(part)
        if (time) counted.push(amounts.addTime(...time, place))
      }
      for (const quantity of quantitiesIn(sentence, words, null, dates)) {
        const { values: all, unit, noun, counted: thing, power, start, end } = quantity
        const place: Place = { source, about, noun }
        const per = rateOf(sentence.tokens, end, unit, words)
        if (quantity.isOne && !per) continue
        const share = shareIn(all)
        if (share !== null) amounts.add({ value: share, unit: '%' }, place)
        for (const value of all.flat()) {
          amounts.add({ value, unit }, place)
          if (unit !== '%' && value >= 1950 && value < 2050) push(parts, `y${value}`, place)
        }
        // "Of a hundred customers three stay" says what 3 % says.
        if (unit === '%') amounts.add({ value: 100, unit: 'other' }, place)
        if (power) powers.add(power)
        else if (vocabulary && unit !== '%') bare.push(...all.map(([value = 0]) => ({ value, unit })))
        for (const part of vocabulary ? noted(sentence, quantity) : []) push(parts, part, place)
        if (vocabulary && unit !== '%' && words.myself.test(sentence.text.slice(end - sentence.start)))
          for (const value of all.flat()) amounts.add({ value: value + 1, unit: 'other' }, place)
        // The ends of "16-20" say nothing of other numbers.
        const isRange =
          all.length > 1 && /\d\s?[-–—]\s?\d/.test(sentence.text.slice(start - sentence.start, end - sentence.start))
        if (!isRange || unit !== 'other')
          counted.push(...all.map(([value = 0]) => ({ value, unit, counted: noun ?? thing, per })))
      }
      if (vocabulary) given.push(...counted)
      else amounts.derive(counted.slice(0, maxOfSentence), place)
      if (vocabulary && !isMany[backing] && words.past.test(sentence.text)) narrating.add(source)
    }
    // "planned 50, made 38k": the power of one number holds for others.
    for (const power of powers) {
      const scaled = bare
        .filter(({ value }) => value < 1_000)
        .map(({ value, unit }) => ({ value: value * power, unit }))
      for (const one of scaled) amounts.add(one, whole)
      amounts.derive([...given.filter(({ value }) => value >= power), ...scaled], whole)
    }
    amounts.derive(given, whole)
    if (vocabulary) for (const span of spansIn(sentences, words)) amounts.add(span, whole)
  }
  return { amounts, parts, names, stems, languages, vocabularies, narrating, isManyAt }
}

/** Numbers per sentence from which results are derived, in kinds with many texts. */
const maxOfSentence = 4

export function timeOf(part: string): [hours: number, minutes: number] | null {
  const time = /^t(\d+):(\d+)$/.exec(part)
  return time && [Number(time[1]), Number(time[2])]
}

/** "one in five" is 20 %. */
export function shareIn([part, whole]: readonly number[][]): number | null {
  const [amount, all] = [part?.[0], whole?.[0]]
  return amount && all && amount < all && all <= 100 ? Math.round((amount / all) * 1000) / 10 : null
}

function setIn<K>(map: Map<K, Set<number>>, key: K): Set<number> {
  const made = new Set<number>()
  map.set(key, made)
  return made
}

/** Dates and times that notes may mean by a number: "in 98", "le 14", "7.30". */
function noted({ text, start: offset }: Sentence, { start, end, values, unit, counted }: Quantity): string[] {
  const digits = text.slice(start - offset, end - offset)
  const value = values[0]?.[0] ?? 0
  const time = /^(\d{1,2})\.([0-5]\d)$/.exec(digits)
  return [
    ...(/^\d\d$/.test(digits) ? [`y19${digits}`, `y20${digits}`] : []),
    ...(unit === null && !counted && value >= 1 && value <= 31 ? [`d${value}`] : []),
    ...(time && Number(time[1]) <= 24 ? [`t${Number(time[1]) % 12}:${time[2]}`] : []),
    ...(unit === 'year' ? [`y${new Date().getFullYear() - value}`] : []),
  ]
}

/** "since 2009" tells for how many years, also in a post of the last years. */
function yearsSince(year: number): number[] {
  const now = new Date().getFullYear()
  return [0, 1, 2].map((late) => now - late - year).filter((years) => years > 0)
}
