import type { Language } from '../catalogue.ts'
import { type ClaimWords, claimWords } from '../languages/claims.ts'
import { Recent } from '../recent.ts'
import { languageOf } from '../text/language.ts'
import { areForms, comparable, stemsOf } from './compare.ts'
import { datePartsIn, datesIn } from './dates.ts'
import type { EventMention } from './events.ts'
import type { Found } from './found.ts'
import { type Quantity, quantitiesIn, type Span } from './numbers.ts'
import { quoteKey } from './quotes.ts'
import { readSentences, type Token, tokensOf } from './tokens.ts'

// Finds the sentence of a text that says what a claim says.

export interface Line extends Span {
  stems: ReadonlySet<string>
  words: ReadonlySet<string>
  quantities: readonly Quantity[]
  dateParts: ReadonlySet<string>
  quote: string
  /** Somebody tells about themselves, or it tells about one person. */
  isPersonal: boolean
}

export interface ToldText {
  lines: readonly Line[]
  language: Language
  /** The sentence that says it; null if none does. */
  saying: (claim: Found, language: Language) => Line | null
  /** The sentence with most of a claim's words. */
  nearest: (claim: Found) => Line | null
  /** Whether a sentence has two words of this name. */
  names: (name: readonly string[]) => boolean
  /** Whether a sentence is about the same as this claim's, by three words. */
  isAbout: (claim: Found) => boolean
  /** The share of these words that sentences in a row have: short sentences tell one scene. */
  sceneShare: (wanted: readonly string[], language: Language) => number
  /** The share of these words that stand in phrases of the text. */
  phraseShare: (tokens: readonly Token[]) => number
}

const fewestOfTopic = 3
const linesOfScene = 3
const wordsOfPhrase = 3
const fewestInPhrases = 5

const enoughOfEvent = 0.6
const kept = new Recent<ToldText>(4_000_000)
/** Approximate characters of an index per character of its text. */
const sizeOfIndex = 24

/** `usual` is the language if the text shows none. */
export function readTold(text: string, usual: Language): ToldText {
  const id = `${usual} ${text}`
  const known = kept.get(id)
  if (known) return known
  const language = languageOf(text) ?? usual
  const words = claimWords[language]
  const told = toldIn(text, linesOf(text, language, words), language)
  kept.set(id, told, text.length * sizeOfIndex)
  return told
}

const linesOf = (text: string, language: Language, words: ClaimWords): Line[] =>
  readSentences(text, language).map((sentence) => {
    const dates = datesIn(sentence, words)
    return {
      start: sentence.start,
      end: sentence.end,
      stems: new Set(stemsOf(sentence.tokens, words)),
      words: new Set(sentence.tokens.filter(({ kind }) => kind === 'word').map(({ word }) => word)),
      quantities: quantitiesIn(sentence, words, language, dates),
      dateParts: new Set(datePartsIn(sentence, words, dates)),
      quote: quoteKey(sentence.text),
      isPersonal: words.firstPerson.test(sentence.text) || words.somebody.test(sentence.text),
    }
  })

function toldIn(text: string, lines: readonly Line[], language: Language): ToldText {
  const known = new Map<string, Line | null>()
  let scenes: Pick<Line, 'stems' | 'words'>[] | undefined
  let phrases: ReadonlySet<string> | undefined
  const find = (claim: Found, claimed: Language): Line | null => {
    const { meaning } = claim
    const isSame = claimed === language
    // Words of two languages cannot be compared.
    const isAbout = (line: Line, least: number) =>
      !isSame || shared(claim.about, line.stems) >= Math.min(least, claim.about.length)
    const first = (says: (line: Line) => boolean) => lines.find(says) ?? null
    switch (meaning.kind) {
      case 'number':
        return first(
          (line) => hasQuantity(line, meaning.quantity) && isAbout(line, isTelling(meaning.quantity) ? 1 : 2),
        )
      case 'date':
        return first(
          ({ dateParts, ...line }) =>
            meaning.date.parts.every((part) => dateParts.has(part)) &&
            (meaning.date.parts.length > 1 || isAbout({ dateParts, ...line }, 1)),
        )
      case 'name':
        return first(({ words }) => meaning.name.words.every((word) => words.has(word)))
      case 'quote':
        return first(({ quote }) => quote.length > 0 && (quote.includes(claim.key) || claim.key.includes(quote)))
      case 'event':
        return isSame ? bestOf(lines, meaning.event, language) : null
    }
  }
  return {
    lines,
    language,
    saying(claim, claimed) {
      const id = `${claimed} ${claim.kind} ${claim.key} ${claim.about.join(' ')}`
      const found = known.get(id)
      if (found !== undefined) return found
      const line = find(claim, claimed)
      known.set(id, line)
      return line
    },
    nearest: ({ about }) =>
      lines.reduce<Line | null>(
        (best, line) => (shared(about, line.stems) > (best ? shared(about, best.stems) : 0) ? line : best),
        null,
      ),
    names: (name) => lines.some((line) => name.filter((word) => line.words.has(word)).length > 1),
    isAbout: ({ about }) => lines.some((line) => shared(about, line.stems) >= fewestOfTopic),
    sceneShare(wanted, claimed) {
      if (claimed !== language) return 0
      scenes ??= lines.map((_, at) => inOne(lines.slice(at, at + linesOfScene)))
      return Math.max(0, ...scenes.map((scene) => coverage({ words: wanted }, scene, language)))
    },
    phraseShare(tokens) {
      phrases ??= new Set(phrasesOf(tokensOf(text)))
      const covered = new Set(
        phrasesOf(tokens).flatMap((phrase, at) => (phrases!.has(phrase) ? [at, at + 1, at + 2] : [])),
      )
      return covered.size < fewestInPhrases ? 0 : covered.size / tokens.filter(({ kind }) => kind !== 'mark').length
    },
  }
}

const inOne = (lines: readonly Line[]): Pick<Line, 'stems' | 'words'> => ({
  stems: new Set(lines.flatMap(({ stems }) => [...stems])),
  words: new Set(lines.flatMap(({ words }) => [...words])),
})

function phrasesOf(tokens: readonly Token[]): string[] {
  const words = tokens.filter(({ kind }) => kind !== 'mark').map(({ word }) => word)
  return words.slice(wordsOfPhrase - 1).map((_, at) => words.slice(at, at + wordsOfPhrase).join(' '))
}

function shared(stems: readonly string[], others: ReadonlySet<string>): number {
  let count = 0
  for (const stem of stems) if (others.has(stem)) count++
  return count
}

/** Three digits, a decimal or a share rarely match by chance. */
const isTelling = ({ values, unit, isWord }: Quantity) =>
  (unit !== null && unit !== 'other') ||
  values.every(([value = 0]) => value >= 100 || (!isWord && !Number.isInteger(value)))

const hasQuantity = ({ quantities }: Line, { values, unit }: Quantity): boolean => {
  const fits = (other: string | null) => unit === other || [unit, other].every((one) => one === null || one === 'other')
  const said = quantities.filter((one) => fits(one.unit)).flatMap((one) => one.values.flat())
  return values.every((possible) => possible.some((value) => said.includes(value)))
}

function bestOf(lines: readonly Line[], event: EventMention, language: Language): Line | null {
  let best: Line | null = null
  let most = 0
  for (const line of lines) {
    const share = coverage(event, line, language)
    if (share > most) [best, most] = [line, share]
  }
  return most >= enoughOfEvent ? best : null
}

/** The share of an event's words that a sentence has. */
export function coverage(
  { words: wanted }: Pick<EventMention, 'words'>,
  line: Pick<Line, 'stems' | 'words'>,
  language: Language,
): number {
  if (wanted.length === 0) return 0
  const { stems, words } = line
  const has = (word: string) =>
    words.has(word) ||
    stems.has(comparable(word, claimWords[language])) ||
    (word.length > 5 && [...words].some((one) => one.length > 5 && areForms(one, word)))
  return wanted.filter(has).length / wanted.length
}

export const mostCoverage = (told: ToldText, event: Pick<EventMention, 'words'>, language: Language): number =>
  told.language === language ? Math.max(0, ...told.lines.map((line) => coverage(event, line, language))) : 0
