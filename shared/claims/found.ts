import type { Language } from '../catalogue.ts'
import { type ClaimWords, claimWords } from '../languages/claims.ts'
import { Recent } from '../recent.ts'
import { sentenceKey } from '../text/marks.ts'
import { stemsOf } from './compare.ts'
import { type DateMention, datesIn } from './dates.ts'
import { type EventMention, eventIn } from './events.ts'
import { keyAbout } from './keys.ts'
import { isTime } from './measure.ts'
import { type Mood, moodOf } from './mood.ts'
import { type NameMention, namesIn } from './names.ts'
import { type Quantity, quantitiesIn } from './numbers.ts'
import { isSpoken, type Quote, quotedIn, quoteKey } from './quotes.ts'
import { readSentences, tokensOf } from './tokens.ts'

/** An event is a sentence that reports what happened to the author, to somebody, or at a moment. */
export type ClaimKind = 'number' | 'date' | 'name' | 'quote' | 'event'

export type Meaning =
  | { kind: 'number'; quantity: Quantity }
  | { kind: 'date'; date: DateMention }
  | { kind: 'name'; name: NameMention }
  | { kind: 'quote'; quote: Quote }
  | { kind: 'event'; event: EventMention }

export interface Found {
  kind: ClaimKind
  text: string
  key: string
  start: number
  end: number
  meaning: Meaning
  /** Stems of its sentence's content words. */
  about: readonly string[]
  /** Told as something that is so, of the author or the past; not a possibility, a question or advice. */
  isTold: boolean
}

const maxKey = 300
const kept = new Recent<readonly Found[]>(4_000_000)
/** Approximate size of a claim in characters. */
const sizeOfFound = 500

/** The claims of a text in order. Recent texts are cached. */
export function foundIn(text: string, language: Language): readonly Found[] {
  const id = `${language} ${text}`
  const known = kept.get(id)
  if (known) return known
  const found = read(text, claimWords[language], language).toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  )
  kept.set(id, found, text.length + found.length * sizeOfFound)
  return found
}

function read(text: string, words: ClaimWords, language: Language): Found[] {
  if (!text.trim()) return []
  const quotes = quotedIn(text)
  const found: Found[] = []
  for (const sentence of readSentences(text, language)) {
    const mood = moodOf(sentence, words)
    const dates = datesIn(sentence, words)
    const about = stemsOf(sentence.tokens, words)
    const before = found.length
    const add = (start: number, end: number, key: string, meaning: Meaning) =>
      found.push({
        kind: meaning.kind,
        text: text.slice(start, end),
        key: key.slice(0, maxKey),
        start,
        end,
        meaning,
        about,
        isTold: isTold(meaning, mood),
      })

    for (const date of dates)
      if (isDateClaim(date, mood))
        add(date.start, date.end, keyAbout(date.parts.join(' '), about, words), { kind: 'date', date })
    for (const quantity of quantitiesIn(sentence, words, language, dates))
      if (isNumberClaim(quantity, mood))
        add(quantity.start, quantity.end, numberKey(quantity, about, words), { kind: 'number', quantity })
    const amounts = found.slice(before)
    const names = namesIn(sentence, words, dates)
    for (const name of names)
      if (name.isTool ? mood.isFactual : !(mood.isQuestion && mood.isConditional))
        add(name.start, name.end, name.words.join(' '), { kind: 'name', name })
    const event = eventIn(sentence, words, mood, { names, dates, amounts })
    if (event) add(event.start, event.end, sentenceKey(text.slice(event.start, event.end)), { kind: 'event', event })
  }
  for (const quote of quotes) {
    if (!isSpoken(quote, text, words)) continue
    const about = stemsOf(tokensOf(quote.text), words)
    found.push({
      kind: 'quote',
      text: text.slice(quote.start, quote.end),
      key: quoteKey(quote.text).slice(0, maxKey),
      start: quote.start,
      end: quote.end,
      meaning: { kind: 'quote', quote },
      about,
      isTold: true,
    })
  }
  return found
}

function isTold(
  meaning: Meaning,
  { isQuestion, isConditional, isOfAnybody, isForReader, isNarrated, isPast, isGeneral, isFragment }: Mood,
): boolean {
  if (isQuestion || isConditional || isOfAnybody || (isForReader && !isNarrated)) return false
  if (meaning.kind === 'number') return !meaning.quantity.isWeak || (isPast && !isGeneral) || isFragment
  return meaning.kind !== 'event' || !meaning.event.isFaint
}

const isDateClaim = ({ isVague, isWeak, parts }: DateMention, mood: Mood): boolean =>
  !mood.isImagined &&
  // "At six in the morning nobody is there."
  (mood.isNarrated || mood.isFragment || !parts.every((part) => /^t\d+:00$/.test(part))) &&
  !(mood.isOfAnybody && isWeak) &&
  (isVague ? mood.isFactual : !isWeak || mood.isNarrated || !(mood.isForReader || mood.isGeneral))

/** Exact numbers are always claims; small ones only outside of advice; number words only in narration. */
function isNumberClaim(
  quantity: Quantity,
  { isImagined, isNarrated, isPast, isForReader, isOfAnybody, isOrder, isFactual, isFragment, isQuestion }: Mood,
): boolean {
  if (isImagined || quantity.isStructure) return false
  if ((quantity.isKind && !isNarrated) || (isOrder && isCount(quantity))) return false
  if (isOfAnybody && isCount(quantity)) return false
  // "Zero excuses."
  if (quantity.isWord && quantity.values[0]![0] === 0 && !isPast) return false
  if (!quantity.isWeak) return !quantity.isWord || isNarrated || !(isForReader || isQuestion)
  if (quantity.isWord) return isFactual || isFragment || (isLong(quantity) && isNarrated)
  return (isNarrated || !isForReader) && !(quantity.isWord && isQuestion)
}

/** A count or a duration. Shares, prices and multiples are not: even in an order they promise something. */
const isCount = ({ unit }: Quantity) => unit === null || unit === 'other' || isTime(unit)

/** More than two weeks are meant literally; a couple of minutes may be a figure of speech. */
const isLong = ({ unit, values }: Quantity) =>
  unit !== null && /^(?:day|week|month|quarter|year|decade)$/.test(unit) && values[0]![0]! > 2

function numberKey({ values, unit, counted, isWeak }: Quantity, about: readonly string[], words: ClaimWords): string {
  const amount = values.map(([value]) => value).join('-')
  if (unit && unit !== 'other')
    return keyAbout(unit.length > 1 ? `${amount} ${unit}` : `${amount}${unit}`, about, words)
  return isWeak && counted ? `${amount} ${counted}` : keyAbout(amount, about, words)
}
