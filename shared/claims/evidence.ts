import type { Language } from '../catalogue.ts'
import { claimWords } from '../languages/claims.ts'
import { languageOf } from '../text/language.ts'
import { Amounts, type Place, push } from './amounts.ts'
import { rateOf } from './around-number.ts'
import { comparable, isMistyped, stemsOf, Vocabulary } from './compare.ts'
import { type DateMention, datePartsIn, datesIn } from './dates.ts'
import type { Reckoned } from './derived.ts'
import type { EventMention } from './events.ts'
import type { Found } from './found.ts'
import { areOthers } from './kinds.ts'
import { type Quantity, quantitiesIn } from './numbers.ts'
import { quoteKey } from './quotes.ts'
import { isShortFor } from './shortened.ts'
import { readSentences, type Sentence } from './tokens.ts'

/** The kind of the author's material that backs a claim. */
export type Backing = 'brief' | 'sample' | 'profile' | 'proof' | 'author'

interface Source {
  backing: Backing
  text: string
  /** The post was written from this one of many texts. */
  isGiven?: boolean
}

/** The author's texts, indexed so that claims are looked up quickly. */
export interface EvidenceIndex {
  /** The best source that backs the claim, or null. */
  backingOf: (claim: Found, language: Language) => Backing | null
  /** Whether a claim without evidence may still be the author's: these texts have something like it. */
  isNear: (claim: Found, language: Language) => boolean
  /** How many words of an event the texts about this post lack, at least, and of how many. */
  freshIn: (event: EventMention) => number
}

/** In a kind with many texts, a number or date backs a claim only if the sentences have the same topic. */
const isMany: Record<Backing, boolean> = { brief: false, profile: false, author: false, sample: true, proof: true }
const rank: Record<Backing, number> = { brief: 0, author: 1, profile: 2, proof: 3, sample: 4 }
/**
 * The share of an event's words that the author must have used: in a text about this post, and in a sentence
 * elsewhere.
 */
const enoughOfText = 0.4
const enoughOfSentence = 0.6
/** The share of an event's words that the author must not have used for it to be made up. */
const enoughFresh = 0.75
const enoughOfQuote = 0.8
/** A word in more sentences is too common to be useful. */
const maxPlaces = 1_000

/** Reads all sources. A source is identified by its index. */
function read(sources: readonly Source[], usual: Language) {
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
    for (const sentence of readSentences(text, language)) {
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
        for (const year of vocabulary ? shortYears(sentence, start, end) : []) push(parts, year, place)
        counted.push(...all.map(([value = 0]) => ({ value, unit, counted: noun ?? thing, per })))
      }
      if (vocabulary) given.push(...counted)
      else amounts.derive(counted.slice(0, maxOfSentence), place)
      if (vocabulary && !isMany[backing] && words.past.test(sentence.text)) narrating.add(source)
    }
    // "planned 50, made 38k": the power of one number holds for others.
    for (const power of powers)
      for (const { value, unit } of bare) {
        if (value >= 1_000) continue
        amounts.add({ value: value * power, unit }, { source, about: [], noun: null })
        given.push({ value: value * power, unit })
      }
    amounts.derive(given, { source, about: [], noun: null })
  }
  return { amounts, parts, names, stems, languages, vocabularies, narrating, isManyAt }
}

/** `usual` is the language for texts too short to show theirs. */
export function indexOf(sources: readonly Source[], usual: Language): EvidenceIndex {
  const { amounts, parts, names, stems, languages, vocabularies, narrating, isManyAt } = read(sources, usual)
  const quoted: (string | undefined)[] = []

  const best = (found: Iterable<number>): Backing | null => {
    let backing: Backing | null = null
    for (const source of found) {
      const one = sources[source]!.backing
      if (backing === null || rank[one] < rank[backing]) backing = one
    }
    return backing
  }
  const isFew = ({ source }: Place) => !isManyAt(source)
  /** The sources among these places whose sentence has the same topic, or that are texts about this post. */
  const fitting = (
    places: Iterable<Place>,
    claim: Found,
    counted: string | null,
    { isOther = () => false, enough = 2 }: { isOther?: (place: Place) => boolean; enough?: number } = {},
  ): Set<number> => {
    const sourcesOf = new Set<number>()
    let seen = 0
    for (const place of places) {
      if (sourcesOf.size === sources.length || ++seen > maxPlaces) break
      const fits = isManyAt(place.source) ? isAlike(claim, place.about, counted, enough) : !isOther(place)
      if (fits) sourcesOf.add(place.source)
    }
    return sourcesOf
  }

  function backNumber(claim: Found, quantity: Quantity, language: Language): Backing | null {
    /** Five customers are not five offices, even if the text is about this post. */
    const isOther = ({ source, about, noun }: Place) =>
      quantity.unit === 'other' &&
      languages[source] === language &&
      areOthers(quantity.noun, noun) &&
      !claim.about.some((stem) => about.includes(stem))
    const enough = isDistinct(quantity) ? 1 : 2
    const each = quantity.values.map(([value = 0]) => {
      const found = fitting(amounts.placesOf(value, quantity), claim, quantity.counted, { isOther, enough })
      return found.size > 0 ? found : fitting(amounts.derivedPlacesOf(value, quantity), claim, quantity.counted)
    })
    const share = shareIn(quantity.values)
    const asShare: Quantity = { ...quantity, unit: '%', isWord: true }
    const places =
      share === null ? [] : [...amounts.placesOf(share, asShare), ...amounts.derivedPlacesOf(share, asShare)]
    return best([...inAll(each), ...fitting(places, claim, quantity.counted)])
  }

  function backDate(claim: Found, { parts: wanted }: DateMention): Backing | null {
    const isExact = wanted.length > 1
    const each = wanted.map((part) => {
      const time = timeOf(part)
      const places = [...(parts.get(part) ?? []), ...(time ? amounts.placesOfTime(...time, isFew) : [])]
      return isExact ? new Set(places.map(({ source }) => source)) : fitting(places, claim, null)
    })
    return best(inAll(each))
  }

  function sourcesNaming(word: string): Set<number> {
    const found = new Set([...(names.get(word) ?? []), ...(names.get(word.replace(/s$/, '')) ?? [])])
    for (const [source, { typed }] of vocabularies)
      if (!found.has(source) && [...typed].some((one) => mayMean(one, word))) found.add(source)
    return found
  }

  /** A cache, because a text repeats its names. */
  const named = new Map<string, Backing | null>()
  function backName(wanted: readonly string[]): Backing | null {
    const key = wanted.join(' ')
    const known = named.get(key)
    if (known !== undefined) return known
    const joined = wanted.join('')
    const initials = wanted.length > 1 ? wanted.map(([letter]) => letter).join('') : ''
    const backing =
      best(inAll(wanted.map(sourcesNaming))) ??
      best(
        [...vocabularies]
          .filter(([, one]) => one.letters.includes(joined) || one.typed.has(initials))
          .map(([source]) => source),
      )
    if (named.size >= maxNames) named.clear()
    named.set(key, backing)
    return backing
  }

  /** Literal, or nearly so in a text about this post. */
  function backQuote(key: string): Backing | null {
    const words = [...new Set(key.split(' '))]
    const holds = (source: number) => {
      quoted[source] ??= quoteKey(sources[source]!.text)
      if (quoted[source].includes(key)) return true
      if (isManyAt(source)) return false
      const own = new Set(quoted[source].split(' '))
      return words.filter((word) => own.has(word)).length >= words.length * enoughOfQuote
    }
    return best([...sources.keys()].filter(holds))
  }

  const freshIn = ({ words: wanted }: EventMention): number =>
    Math.min(
      wanted.length,
      ...[...vocabularies.values()].map((vocabulary) => wanted.filter((word) => !vocabulary.has(word)).length),
    )

  function isNear(claim: Found, language: Language): boolean {
    const { meaning } = claim
    switch (meaning.kind) {
      case 'number':
        return meaning.quantity.values.every(([value = 0]) => amounts.hasNear(value, meaning.quantity))
      case 'date':
        return meaning.date.isWeak || meaning.date.parts.every((part) => parts.has(part) || isNextDay(part, parts))
      case 'name':
        return meaning.name.words.some((word) => sourcesNaming(word).size > 0)
      case 'quote':
        return claim.about.filter((stem) => stems.has(stem)).length >= claim.about.length * enoughOfSentence
      case 'event': {
        const { words, isScene, amounts: given } = meaning.event
        const fresh = freshIn(meaning.event)
        const isOfOneThing = given.some((one) => backingOf(one, language) !== null)
        return (
          isOfOneThing ||
          languages.some((one) => one !== language) ||
          fresh < (isScene ? 3 : 4) ||
          fresh < words.length * enoughFresh
        )
      }
    }
  }

  function backEvent({ words: wanted, amounts: given, hasMoment }: EventMention, language: Language): Backing | null {
    const found = new Set<number>()
    const isOfOneThing = vocabularies.size > 0 && given.some((one) => backingOf(one, language) !== null)
    const known = isOfOneThing ? (hasMoment ? 1 : 2) : 0
    for (const [source, vocabulary] of vocabularies) {
      const shared = wanted.filter((word) => vocabulary.has(word)).length
      // Words in another language cannot be compared, so it is enough that the author wrote about the past.
      const isBacked =
        languages[source] === language
          ? shared + known >= (wanted.length + known) * enoughOfText
          : narrating.has(source)
      if (isBacked) found.add(source)
    }
    const wantedStems = [...new Set(wanted.map((word) => comparable(word, claimWords[language])))]
    const enough = Math.max(2, Math.ceil(wanted.length * enoughOfSentence))
    // A sentence that shares enough stems must contain one of the rarest, whichever it lacks.
    const rarest = wantedStems
      .map((stem) => stems.get(stem) ?? [])
      .sort((one, other) => one.length - other.length)
      .slice(0, Math.max(0, wantedStems.length - enough + 1))
    for (const places of rarest)
      for (const { source, about } of places.slice(0, maxPlaces)) {
        if (found.has(source) || !isManyAt(source)) continue
        let shared = 0
        for (const stem of wantedStems) if (about.includes(stem)) shared++
        if (shared >= enough) found.add(source)
      }
    return best(found)
  }

  function backingOf(claim: Found, language: Language): Backing | null {
    const { meaning } = claim
    if (meaning.kind === 'number') return backNumber(claim, meaning.quantity, language)
    if (meaning.kind === 'date') return backDate(claim, meaning.date)
    if (meaning.kind === 'name') return backName(meaning.name.words)
    if (meaning.kind === 'quote') return backQuote(claim.key)
    return backEvent(meaning.event, language)
  }

  return { backingOf, isNear, freshIn }
}

/** "in 98": two digits that may be a year. */
function shortYears({ text, start: offset }: Sentence, start: number, end: number): string[] {
  const digits = text.slice(start - offset, end - offset)
  return /^\d\d$/.test(digits) ? [`y19${digits}`, `y20${digits}`] : []
}

const isNextDay = (part: string, parts: ReadonlyMap<string, unknown>): boolean => {
  const day = /^w([1-7])$/.exec(part)
  return day !== null && [Number(day[1]) - 1, Number(day[1]) + 1].some((next) => parts.has(`w${next}`))
}

/** Whether a word of the author's notes may be this name: short for it ("bcn", "st"), or spelt almost like it. */
const mayMean = (typed: string, name: string): boolean =>
  (typed.length > 1 && typed.length < 5 && name.length > 4 && isShortFor(typed, name)) ||
  (name.length > 4 && isMistyped(typed, name))

/** Numbers per sentence from which results are derived, in kinds with many texts. */
const maxOfSentence = 4

const maxNames = 1_000

/** The members of all sets. */
const inAll = ([first = new Set(), ...others]: Set<number>[]): number[] =>
  [...first].filter((one) => others.every((other) => other.has(one)))

function timeOf(part: string): [hours: number, minutes: number] | null {
  const time = /^t(\d+):(\d+)$/.exec(part)
  return time && [Number(time[1]), Number(time[2])]
}

/** "one in five" is 20 %. */
function shareIn([part, whole]: readonly number[][]): number | null {
  const [amount, all] = [part?.[0], whole?.[0]]
  return amount && all && amount < all && all <= 100 ? Math.round((amount / all) * 1000) / 10 : null
}

function setIn<K>(map: Map<K, Set<number>>, key: K): Set<number> {
  const made = new Set<number>()
  map.set(key, made)
  return made
}

/** A number with four digits or decimals rarely matches by chance. */
const isDistinct = ({ values, isCrowd, isWord }: Quantity): boolean =>
  !isCrowd && values.every(([value = 0]) => value >= 1_000 || (!isWord && !Number.isInteger(value)))

/** Whether a sentence mentions the counted thing, or shares `enough` stems with the claim's sentence. */
function isAlike({ about }: Found, other: readonly string[], counted: string | null, enough: number): boolean {
  if (counted && other.includes(counted)) return true
  let shared = 0
  for (const stem of about) if (other.includes(stem)) shared++
  return shared >= enough
}
