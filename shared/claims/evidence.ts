import type { Language } from '../catalogue.ts'
import { claimWords } from '../languages/claims.ts'
import { fold } from '../languages/lists.ts'
import type { Place } from './amounts.ts'
import { comparable, contentWords, isMistyped } from './compare.ts'
import type { DateMention } from './dates.ts'
import type { EventMention } from './events.ts'
import type { Found } from './found.ts'
import { areOthers } from './kinds.ts'
import type { Quantity } from './numbers.ts'
import { quoteKey } from './quotes.ts'
import { type Backing, readSources, type Source, shareIn, timeOf } from './read-sources.ts'
import { isShortFor } from './shortened.ts'
import { tokensOf } from './tokens.ts'

/** The author's texts, indexed so that claims are looked up quickly. */
export interface EvidenceIndex {
  /** The best source that backs the claim, or null. */
  backingOf: (claim: Found, language: Language) => Backing | null
  /** Whether a claim without evidence may still be the author's: these texts have something like it. */
  isNear: (claim: Found, language: Language) => boolean
  /** How many words of an event the texts about this post lack, at least, and of how many. */
  freshIn: (event: EventMention) => number
}

const rank: Record<Backing, number> = { brief: 0, author: 1, profile: 2, proof: 3, sample: 4 }
/**
 * The share of an event's words that the author must have used: in a text about this post; and in a sentence
 * elsewhere, or if it introduces somebody of whom the author wrote nothing.
 */
const enoughOfText = 0.4
const enoughOfSentence = 0.6
/** The share of an event's words that the author must not have used for it to be made up. */
const enoughFresh = 0.75
const enoughOfQuote = 0.8
/** A word in more sentences is too common to be useful. */
const maxPlaces = 1_000

/** `usual` is the language for texts too short to show theirs. */
export function indexOf(sources: readonly Source[], usual: Language): EvidenceIndex {
  const { amounts, parts, names, stems, languages, vocabularies, narrating, isManyAt } = readSources(sources, usual)
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
    const [[times = 0] = []] = quantity.values
    // "Halved" is 50 %.
    const share = quantity.unit === 'x' && times < 1 ? times * 100 : shareIn(quantity.values)
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
  function backQuote(key: string, said: readonly string[]): Backing | null {
    const wanted = fold(key)
    const words = [...new Set(wanted.split(' '))]
    const holds = (source: number) => {
      quoted[source] ??= fold(quoteKey(sources[source]!.text))
      if (quoted[source].includes(wanted)) return true
      if (isManyAt(source)) return false
      const own = new Set(quoted[source].split(' '))
      const known = words.filter((word) => own.has(word)).length
      // Notes shorten a quotation, and turn "you" into "me".
      const holdsWhatCounts = said.length > 0 && said.every((word) => vocabularies.get(source)?.has(word))
      return known >= words.length * (holdsWhatCounts ? 0.5 : enoughOfQuote)
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
        return (
          meaning.date.isWeak ||
          // The day may follow from a term in the notes.
          meaning.date.parts.some((part) => part.startsWith('m') && parts.has(part)) ||
          meaning.date.parts.every((part) => parts.has(part) || isNextDay(part, parts))
        )
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

  /** Whether the texts say an amount, rather than only two others from which it follows. */
  function isSaid(amount: Found, language: Language): boolean {
    const { meaning } = amount
    if (meaning.kind !== 'number') return backingOf(amount, language) !== null
    const { quantity } = meaning
    return quantity.values.every(([value = 0]) => !amounts.placesOf(value, quantity).next().done)
  }

  function backEvent(
    { words: wanted, introduced = [], amounts: given, hasMoment, isScene, isState }: EventMention,
    language: Language,
  ): Backing | null {
    const found = new Set<number>()
    const isOfOneThing = vocabularies.size > 0 && given.some((one) => isSaid(one, language))
    const known = isOfOneThing ? (hasMoment ? 1 : isScene ? 2 : 3) : 0
    for (const [source, vocabulary] of vocabularies) {
      const shared = wanted.filter((word) => vocabulary.has(word)).length
      // Words in another language cannot be compared, so it is enough that the author wrote about the past.
      const isNew = introduced.length > 0 && !introduced.some((word) => vocabulary.has(word))
      const least = (wanted.length + known) * (isNew ? enoughOfSentence : enoughOfText)
      const isBacked = languages[source] === language ? shared + known >= least : isState || narrating.has(source)
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
    if (meaning.kind === 'quote')
      return backQuote(claim.key, contentWords(tokensOf(meaning.quote.text), claimWords[language]))
    return backEvent(meaning.event, language)
  }

  return { backingOf, isNear, freshIn }
}

const isNextDay = (part: string, parts: ReadonlyMap<string, unknown>): boolean => {
  const day = /^w([1-7])$/.exec(part)
  return day !== null && [Number(day[1]) - 1, Number(day[1]) + 1].some((next) => parts.has(`w${next}`))
}

/** Whether a word of the author's notes may be this name: short for it ("bcn", "st"), or spelt almost like it. */
const mayMean = (typed: string, name: string): boolean =>
  (typed.length > 1 && typed.length < 5 && name.length > 4 && isShortFor(typed, name)) ||
  (name.length > 4 && isMistyped(typed, name))

const maxNames = 1_000

/** The members of all sets. */
const inAll = ([first = new Set(), ...others]: Set<number>[]): number[] =>
  [...first].filter((one) => others.every((other) => other.has(one)))

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
