import type { Language } from '../catalogue.ts'
import type { ClaimKind } from '../claims.ts'
import { Recent } from '../recent.ts'
import { sentenceKey } from '../text.ts'
import { stemsOf } from './compare.ts'
import { type DateMention, datesIn } from './dates.ts'
import { type EventMention, eventIn } from './events.ts'
import { keyAbout } from './keys.ts'
import { isTime } from './measure.ts'
import { type NameMention, namesIn } from './names.ts'
import { type Quantity, quantitiesIn } from './numbers.ts'
import { isSpoken, type Quote, quotedIn, quoteKey } from './quotes.ts'
import { type Sentence, sentencesIn, tokensOf } from './tokens.ts'
import { type ClaimWords, wordsOf } from './words.ts'

/** What a claim says, read. */
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
  /** Stems of what its sentence is about. */
  about: readonly string[]
}

const maxKey = 300
const kept = new Recent<readonly Found[]>(4_000_000)
/** About as much as one claim takes, in characters. */
const sizeOfFound = 500

/** The claims of one text in their order; what was read lately is not read again. */
export function foundIn(text: string, language: Language): readonly Found[] {
  const id = `${language} ${text}`
  const known = kept.get(id)
  if (known) return known
  const found = read(text, wordsOf[language], language).toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  )
  kept.set(id, found, text.length + found.length * sizeOfFound)
  return found
}

function read(text: string, words: ClaimWords, language: Language): Found[] {
  if (!text.trim()) return []
  const quotes = quotedIn(text)
  const found: Found[] = []
  for (const sentence of sentencesIn(text)) {
    const isFirst = words.firstPerson.test(sentence.text)
    // A tick or an emoji may stand in front.
    const said = sentence.text.replace(/^[^\p{L}\p{N}]+/u, '')
    const order = words.order.exec(said)
    // "Set", "cut" and "put" tell what was only where they do not ask for it.
    const isPast = words.past.test(order ? said.slice(order[0].length) : said)
    const isTold = isFirst || isPast
    const isForReader = order !== null || words.reader.test(sentence.text)
    const isImagined = words.imagined.test(sentence.text)
    const isGeneral = words.general.test(sentence.text)
    const isAdvice = isForReader || isGeneral
    const dates = datesIn(sentence, words)
    const quantities = quantitiesIn(sentence, words, language, dates)
    const about = stemsOf(sentence.tokens, words)
    const isQuestion = /\?["”’»)]*\s*$/.test(sentence.text)
    const isLoose = isGeneral && !isFirst
    const isReal = isTold && !isQuestion && !words.conditional.test(sentence.text)
    const isTelling = isReal && ((isPast && words.author.test(sentence.text)) || (!isForReader && !isLoose))
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
      })

    for (const date of dates) {
      const isMeant = date.isVague ? isTelling : !date.isWeak || isTold || !isAdvice
      if (isMeant && !isImagined)
        add(date.start, date.end, keyAbout(date.parts.join(' '), about, words), { kind: 'date', date })
    }
    for (const quantity of quantities) {
      const isOrder = order !== null && !isTold && !promise.test(order[0])
      const circumstances = {
        isTold,
        isPast,
        isForReader,
        isOrder,
        isTelling,
        isQuestion,
        isFragment: isFragment(sentence),
      }
      if (!isImagined && isClaim(quantity, circumstances))
        add(quantity.start, quantity.end, numberKey(quantity, about, words), { kind: 'number', quantity })
    }
    const names = namesIn(sentence, words, dates)
    for (const name of names) {
      if (!name.isTool || isTelling) add(name.start, name.end, name.words.join(' '), { kind: 'name', name })
    }
    const event = eventIn(sentence, words, {
      isTold: isReal && isPast && !isImagined && !(isForReader && isGeneral),
      isAdvice,
      names,
      dates,
      parts: found.slice(before),
    })
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
    })
  }
  return found
}

/** An order that promises what comes of it: "Save 120 hours a year". */
const promise =
  /(?<!\p{L})(?:save|cut|gain|earn|win|ahorra|gana|recorta|reduce|économise[sz]?|gagne[sz]?|spart?|gewinnt?|kürzt)(?!\p{L})/iu

interface Circumstances {
  isTold: boolean
  isPast: boolean
  isForReader: boolean
  /** Only tells the reader what to do. */
  isOrder: boolean
  isTelling: boolean
  isFragment: boolean
  isQuestion: boolean
}

/** Exact numbers always claim something; small ones only outside of advice, number words only where something is told. */
function isClaim(
  quantity: Quantity,
  { isTold, isPast, isForReader, isOrder, isTelling, isFragment, isQuestion }: Circumstances,
): boolean {
  if (quantity.isStructure || (quantity.isKind && !isTold) || (isOrder && isCount(quantity))) return false
  // "Zero excuses."
  if (quantity.isWord && quantity.values[0]![0] === 0 && !isPast) return false
  if (!quantity.isWeak) return !quantity.isWord || isTold || !(isForReader || isQuestion)
  if (quantity.isWord && !isLong(quantity)) return isTelling || isFragment
  return (isTold || !isForReader) && !(quantity.isWord && isQuestion)
}

/** How many or how long, but no share, price or multiple, which promises something even in an order. */
const isCount = ({ unit }: Quantity) => unit === null || unit === 'other' || isTime(unit)

/** More than two weeks are meant as they stand; a couple of minutes may be a way of speaking. */
const isLong = ({ unit, values }: Quantity) =>
  unit !== null && /^(?:day|week|month|quarter|year|decade)$/.test(unit) && values[0]![0]! > 2

/** "Two weeks. No budget.": told without a verb. */
const isFragment = ({ tokens }: Sentence) =>
  tokens.length <= 4 && tokens.filter(({ kind }) => kind === 'word').length <= 3

function numberKey({ values, unit, counted, isWeak }: Quantity, about: readonly string[], words: ClaimWords): string {
  const amount = values.map(([value]) => value).join('-')
  if (unit && unit !== 'other')
    return keyAbout(unit.length > 1 ? `${amount} ${unit}` : `${amount}${unit}`, about, words)
  return isWeak && counted ? `${amount} ${counted}` : keyAbout(amount, about, words)
}
