import type { Language } from '../catalogue.ts'
import type { Backing } from '../claims.ts'
import { type DateMention, datesIn } from './dates.ts'
import { type Deed, deedsIn, stemsOf } from './deeds.ts'
import type { Found } from './found.ts'
import { areOthers } from './kinds.ts'
import { languageOf } from './language.ts'
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

/** `usual` is the language of a text that is too short to tell its own. */
export function indexOf(sources: readonly Source[], usual: Language): EvidenceIndex {
  const amounts = new Map<string, Amount[]>()
  const values = new Map<number, Amount[]>()
  const parts = new Map<string, Place[]>()
  const names = new Map<string, Set<number>>()
  const stems = new Map<string, Place[]>()
  const languages: Language[] = []
  /** Does it tell a deed of the author's? Asked of the few texts only that are about this post. */
  const tellsDeed: boolean[] = []
  const quoted: (string | undefined)[] = []

  for (const [source, { text }] of sources.entries()) {
    const language = languageOf(text) ?? usual
    languages.push(language)
    tellsDeed.push(false)
    const words = wordsOf[language]
    for (const sentence of sentencesIn(text)) {
      const about = stemsOf(sentence.tokens, words)
      const place: Place = { source, about, noun: null }
      for (const stem of about) push(stems, stem, place)
      for (const { kind, word } of sentence.tokens)
        if (kind === 'word') (names.get(word) ?? setIn(names, word)).add(source)
      const dates = datesIn(sentence, words)
      for (const part of dates.flatMap((date) => date.parts)) {
        push(parts, part, place)
        // "5 h 30" is a time of day or how long something took.
        const [, hours, minutes] = /^t(\d+):(\d+)$/.exec(part) ?? []
        if (hours) push(amounts, `${Number(hours) * 60 + Number(minutes)} minute`, { unit: 'minute', place })
      }
      for (const { values: all, unit, noun } of quantitiesIn(sentence, words, null, dates)) {
        const place: Place = { source, about, noun }
        const share = shareIn(all)
        if (share !== null) pushAmount(values, share, { unit: '%', place })
        for (const value of all.flat()) {
          pushAmount(values, value, { unit, place })
          if (unit !== '%' && value >= 1950 && value < 2050) push(parts, `y${value}`, place)
          const whole = wholeTime(value, unit)
          if (whole) pushAmount(amounts, whole, { unit, place })
        }
      }
      if (!isMany[sources[source]!.backing]) tellsDeed[source] ||= deedsIn(sentence, words, []).length > 0
    }
  }

  const best = (found: Iterable<number>): Backing | null => {
    let backing: Backing | null = null
    for (const source of found) {
      const one = sources[source]!.backing
      if (backing === null || rank[one] < rank[backing]) backing = one
    }
    return backing
  }
  /** Of the places, the sources whose sentence speaks of the same, or that hold nothing else. */
  const fitting = (
    places: Iterable<Place>,
    claim: Found,
    counted: string | null,
    isOther: (place: Place) => boolean = () => false,
  ): Set<number> => {
    const sourcesOf = new Set<number>()
    for (const place of places) {
      const fits = isMany[sources[place.source]!.backing] ? isAlike(claim, place.about, counted) : !isOther(place)
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
    const each = quantity.values.map(([value = 0]) =>
      fitting(placesOf(value, quantity), claim, quantity.counted, isOther),
    )
    const share = shareIn(quantity.values)
    const asShare: Quantity = { ...quantity, unit: '%', isWord: true }
    const found = share === null ? [] : fitting(placesOf(share, asShare), claim, quantity.counted)
    return best([...inAll(each), ...found])
  }

  function* placesOf(value: number, quantity: Quantity): Generator<Place> {
    const whole = wholeTime(value, quantity.unit)
    if (whole) for (const { place } of amounts.get(whole) ?? []) yield place
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
      const places = [...(parts.get(part) ?? []), ...hoursOf(part)]
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
        if (isHour && !isMany[sources[place.source]!.backing]) yield place
      }
    }
  }

  function backName(wanted: readonly string[]): Backing | null {
    return best(
      inAll(wanted.map((word) => new Set([...(names.get(word) ?? []), ...(names.get(word.replace(/s$/, '')) ?? [])]))),
    )
  }

  function backQuote(key: string): Backing | null {
    const holds = (source: number) => {
      quoted[source] ??= quoteKey(sources[source]!.text)
      return quoted[source].includes(key)
    }
    return best([...sources.keys()].filter(holds))
  }

  function backDeed({ verb, objects }: Deed, language: Language): Backing | null {
    const found = new Set<number>()
    // The author's own words in another language cannot be compared; that they told a deed has to do.
    for (const [source, isTold] of tellsDeed.entries()) if (isTold && languages[source] !== language) found.add(source)
    // A text that is about this post counts as a whole, any other sentence by sentence.
    const scores = new Map<number | Place, { verb: boolean; objects: number }>()
    const count = (stem: string, add: (score: { verb: boolean; objects: number }) => void) => {
      const seen = new Set<number | Place>()
      for (const place of stems.get(stem) ?? []) {
        const unit = isMany[sources[place.source]!.backing] ? place : place.source
        if (seen.has(unit)) continue
        seen.add(unit)
        const score = scores.get(unit) ?? { verb: false, objects: 0 }
        scores.set(unit, score)
        add(score)
      }
    }
    count(verb, (score) => {
      score.verb = true
    })
    for (const object of objects) count(object, (score) => score.objects++)
    for (const [unit, score] of scores) {
      const share = score.objects / objects.length
      const isWhole = typeof unit === 'number'
      const isBacked = score.verb ? share >= 1 / 3 : isWhole ? share >= 0.5 : share >= 0.6 && score.objects >= 2
      if (isBacked) found.add(isWhole ? unit : unit.source)
    }
    return best(found)
  }

  return {
    backingOf(claim, language) {
      const { meaning } = claim
      if (meaning.kind === 'number') return backNumber(claim, meaning.quantity, language)
      if (meaning.kind === 'date') return backDate(claim, meaning.date)
      if (meaning.kind === 'name') return backName(meaning.name.words)
      if (meaning.kind === 'quote') return backQuote(claim.key)
      return backDeed(meaning.deed, language)
    },
  }
}

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

const sizes: Record<string, readonly [string, number]> = {
  minute: ['minute', 1],
  hour: ['minute', 60],
  day: ['day', 1],
  week: ['day', 7],
  month: ['month', 1],
  quarter: ['month', 3],
  year: ['month', 12],
  decade: ['month', 120],
}

/** Two weeks are fourteen days. */
function wholeTime(value: number, unit: string | null): string | null {
  const size = unit === null ? undefined : sizes[unit]
  return size ? `${value * size[1]} ${size[0]}` : null
}

const isMoney = (unit: string) => /^(?:[$€£¥¢]|chf|peso|sol)$/.test(unit)

/** What stands alone fits everything; an amount of money fits a number that nothing was said of. */
function isSameUnit(one: string | null, other: string | null): boolean {
  if (one === other || one === null || other === null) return true
  return (one === 'other' && isMoney(other)) || (other === 'other' && isMoney(one))
}
