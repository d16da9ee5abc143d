import type { Language } from '../catalogue.ts'
import type { Backing } from '../claims.ts'
import { comparable, stemsOf, Vocabulary } from './compare.ts'
import { type DateMention, datePartsIn, datesIn } from './dates.ts'
import { Derivations, inBase, type Reckoned } from './derived.ts'
import type { EventMention } from './events.ts'
import type { Found } from './found.ts'
import { areOthers } from './kinds.ts'
import { languageOf } from './language.ts'
import { isTime } from './measure.ts'
import { type Quantity, quantitiesIn } from './numbers.ts'
import { quoteKey } from './quotes.ts'
import { sentencesIn } from './tokens.ts'
import { wordsOf } from './words.ts'

interface Source {
  backing: Backing
  text: string
}

interface Place {
  /** Index of the source. */
  source: number
  /** Stems of what the sentence is about. */
  about: readonly string[]
  /** The stem of the noun that says what is counted there. */
  noun: string | null
}

interface Amount {
  unit: string | null
  place: Place
}

/** Texts of the author's, read once, so that claims are looked up in them quickly. */
export interface EvidenceIndex {
  /** Does it back the claim, and by which of its sources? */
  backingOf: (claim: Found, language: Language) => Backing | null
}

/** A number or a date that stands anywhere in many texts backs a claim only where they speak of the same. */
const isMany: Record<Backing, boolean> = { brief: false, profile: false, author: false, sample: true, proof: true }
const rank: Record<Backing, number> = { brief: 0, author: 1, profile: 2, proof: 3, sample: 4 }
const hedged = 0.05
/** So much of what an event is about has to be the author's own: of a text on this post, and of a sentence elsewhere. */
const enoughOfText = 0.4
const enoughOfSentence = 0.6
const enoughOfQuote = 0.8
/** What stands in more sentences is too common to tell one from another. */
const mostPlaces = 1_000

/** `usual` is the language of a text that is too short to tell its own. */
export function indexOf(sources: readonly Source[], usual: Language): EvidenceIndex {
  const values = new Map<number, Amount[]>()
  const lengths = new Map<string, Place[]>()
  const derivations = new Derivations<Place>()
  const parts = new Map<string, Place[]>()
  const names = new Map<string, Set<number>>()
  const stems = new Map<string, Place[]>()
  const languages: Language[] = []
  /** Of the few texts only that are about this post. */
  const vocabularies = new Map<number, Vocabulary>()
  const told = new Set<number>()
  const quoted: (string | undefined)[] = []

  for (const [source, { backing, text }] of sources.entries()) {
    const language = languageOf(text) ?? usual
    languages.push(language)
    const words = wordsOf[language]
    const vocabulary = isMany[backing] ? null : new Vocabulary(words)
    if (vocabulary) vocabularies.set(source, vocabulary)
    const given: Reckoned[] = []
    for (const sentence of sentencesIn(text)) {
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
        const time = /^t(\d+):(\d+)$/.exec(part)
        if (!time) continue
        // "6h40" is a time of day or how long something took.
        const [hours, minutes] = [Number(time[1]), Number(time[2])]
        const length = hours * 60 + minutes
        push(lengths, `${length} minute`, place)
        pushAmount(values, hours, { unit: 'hour', place })
        if (minutes > 0) pushAmount(values, minutes, { unit: 'minute', place })
        counted.push({ value: length, unit: 'minute' })
      }
      for (const { values: all, unit, noun } of quantitiesIn(sentence, words, null, dates)) {
        const place: Place = { source, about, noun }
        const share = shareIn(all)
        if (share !== null) pushAmount(values, share, { unit: '%', place })
        for (const value of all.flat()) {
          pushAmount(values, value, { unit, place })
          if (unit !== '%' && value >= 1950 && value < 2050) push(parts, `y${value}`, place)
          const length = lengthOf({ value, unit })
          if (length) push(lengths, length, place)
        }
        counted.push(...all.map(([value = 0]) => ({ value, unit })))
      }
      if (vocabulary) given.push(...counted)
      else derivations.add(counted.slice(0, mostOfSentence), place)
      if (vocabulary && words.past.test(sentence.text)) told.add(source)
    }
    derivations.add(given, { source, about: [], noun: null })
  }

  const best = (found: Iterable<number>): Backing | null => {
    let backing: Backing | null = null
    for (const source of found) {
      const one = sources[source]!.backing
      if (backing === null || rank[one] < rank[backing]) backing = one
    }
    return backing
  }
  const isManyAt = (source: number) => isMany[sources[source]!.backing]
  /** Of the places, the sources whose sentence speaks of the same, or that hold nothing else. */
  const fitting = (
    places: Iterable<Place>,
    claim: Found,
    counted: string | null,
    isOther: (place: Place) => boolean = () => false,
  ): Set<number> => {
    const sourcesOf = new Set<number>()
    let seen = 0
    for (const place of places) {
      if (sourcesOf.size === sources.length || ++seen > mostPlaces) break
      const fits = isManyAt(place.source) ? isAlike(claim, place.about, counted) : !isOther(place)
      if (fits) sourcesOf.add(place.source)
    }
    return sourcesOf
  }

  function backNumber(claim: Found, quantity: Quantity, language: Language): Backing | null {
    /** Five customers are no five offices, whatever else there is to read of them. */
    const isOther = ({ source, about, noun }: Place) =>
      quantity.unit === 'other' &&
      languages[source] === language &&
      areOthers(quantity.noun, noun) &&
      !claim.about.some((stem) => about.includes(stem))
    const each = quantity.values.map(([value = 0]) => {
      const found = fitting(placesOf(value, quantity), claim, quantity.counted, isOther)
      return found.size > 0 ? found : fitting(derivations.placesOf(value, quantity), claim, quantity.counted)
    })
    const share = shareIn(quantity.values)
    const asShare: Quantity = { ...quantity, unit: '%', isWord: true }
    const places = share === null ? [] : [...placesOf(share, asShare), ...derivations.placesOf(share, asShare)]
    return best([...inAll(each), ...fitting(places, claim, quantity.counted)])
  }

  function* placesOf(value: number, quantity: Quantity): Generator<Place> {
    const length = lengthOf({ value, unit: quantity.unit })
    if (length) yield* lengths.get(length) ?? []
    for (const { unit, place } of near(value, quantity)) if (isSameUnit(quantity.unit, unit)) yield place
  }

  function* near(value: number, { isHedged, isCrowd, isWord, unit }: Quantity): Generator<Amount> {
    const isFraction = unit === '%' && (isWord || value % 25 === 0 || value === 20)
    yield* values.get(value) ?? []
    if (!isHedged && !isCrowd && !isFraction) return
    for (const [other, found] of values) {
      const isNear = isCrowd
        ? other > value && other < value * 10
        : Math.abs(other - value) <= Math.max(value * hedged, isFraction ? 1.5 : 0)
      if (isNear && other !== value) yield* found
    }
  }

  function backDate(claim: Found, { parts: wanted }: DateMention): Backing | null {
    const isExact = wanted.length > 1
    const each = wanted.map((part) => {
      const places = [...(parts.get(part) ?? []), ...hoursOf(part), ...lengthsOf(part)]
      return isExact ? new Set(places.map(({ source }) => source)) : fitting(places, claim, null)
    })
    return best(inAll(each))
  }

  /** "at nine" where the author wrote "9" or "3 h". */
  function* hoursOf(part: string): Generator<Place> {
    const hour = Number(/^t(\d+):00$/.exec(part)?.[1] ?? Number.NaN)
    for (const value of [hour, hour + 12]) {
      for (const { unit, place } of values.get(value) ?? []) {
        const isHour = unit === 'hour' || unit === 'other' || unit === null
        if (isHour && !isManyAt(place.source)) yield place
      }
    }
  }

  /** "4h45" where the author wrote that it took 6h40 and takes 1h55. */
  function* lengthsOf(part: string): Generator<Place> {
    const [, hours, minutes] = /^t(\d+):(\d+)$/.exec(part) ?? []
    if (!hours) return
    const length = Number(hours) * 60 + Number(minutes)
    yield* derivations.placesOf(length, { unit: 'minute', isHedged: false, isWord: false })
  }

  function backName(wanted: readonly string[]): Backing | null {
    return best(
      inAll(wanted.map((word) => new Set([...(names.get(word) ?? []), ...(names.get(word.replace(/s$/, '')) ?? [])]))),
    )
  }

  /** Word for word, or nearly so in a text that is about this post. */
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

  function backEvent({ words: wanted, parts: claimed }: EventMention, language: Language): Backing | null {
    const found = new Set<number>()
    const given = vocabularies.size > 0 && claimed.some((one) => backingOf(one, language) !== null) ? 1 : 0
    for (const [source, vocabulary] of vocabularies) {
      const shared = wanted.filter((word) => vocabulary.has(word)).length
      // The author's own words in another language cannot be compared; that they told something has to do.
      const isBacked =
        languages[source] === language ? shared + given >= (wanted.length + given) * enoughOfText : told.has(source)
      if (isBacked) found.add(source)
    }
    const shared = new Map<Place, number>()
    for (const stem of new Set(wanted.map((word) => comparable(word, wordsOf[language]))))
      for (const place of stems.get(stem)?.slice(0, mostPlaces) ?? [])
        if (isManyAt(place.source)) shared.set(place, (shared.get(place) ?? 0) + 1)
    for (const [place, count] of shared)
      if (count >= 2 && count >= wanted.length * enoughOfSentence) found.add(place.source)
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

  return { backingOf }
}

/** So many numbers of one sentence in many texts are reckoned with. */
const mostOfSentence = 4

/** What stands in every set. */
const inAll = ([first = new Set(), ...others]: Set<number>[]): number[] =>
  [...first].filter((one) => others.every((other) => other.has(one)))

/** "one in five" is 20 %. */
function shareIn([part, whole]: readonly number[][]): number | null {
  const [amount, all] = [part?.[0], whole?.[0]]
  return amount && all && amount < all && all <= 100 ? Math.round((amount / all) * 1000) / 10 : null
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

/** What a sentence says again of the same amount backs nothing more. */
function pushAmount<K>(map: Map<K, Amount[]>, key: K, amount: Amount): void {
  const last = map.get(key)?.at(-1)
  const isSaid =
    last?.unit === amount.unit && last.place.about === amount.place.about && last.place.noun === amount.place.noun
  if (!isSaid) push(map, key, amount)
}

function setIn<K>(map: Map<K, Set<number>>, key: K): Set<number> {
  const made = new Set<number>()
  map.set(key, made)
  return made
}

/** Speaks the sentence of what is counted, or else of two things that the claim's sentence speaks of? */
function isAlike({ about }: Found, other: readonly string[], counted: string | null): boolean {
  if (counted && other.includes(counted)) return true
  let shared = 0
  for (const stem of about) if (other.includes(stem)) shared++
  return shared >= 2
}

/** The key of a length of time, whatever unit it is told in. */
function lengthOf(given: Reckoned): string | null {
  if (given.unit === null || !isTime(given.unit)) return null
  const { value, unit } = inBase(given)
  return `${value} ${unit}`
}

const isMoney = (unit: string) => /^(?:[$€£¥¢]|chf|peso|sol)$/.test(unit)

/** What stands alone fits everything; an amount of money fits a number that nothing was said of. */
function isSameUnit(one: string | null, other: string | null): boolean {
  if (one === other || one === null || other === null) return true
  return (one === 'other' && isMoney(other)) || (other === 'other' && isMoney(one))
}
