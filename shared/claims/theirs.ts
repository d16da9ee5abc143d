import type { Language } from '../catalogue.ts'
import { type ClaimWords, claimWords } from '../languages/claims.ts'
import { fold } from '../languages/lists.ts'
import { type SourceWords, sourceWords } from '../languages/sources.ts'
import { sentenceKey } from '../text/marks.ts'
import { contentWords, stemsOf } from './compare.ts'
import { type Found, foundIn } from './found.ts'
import { moodOf } from './mood.ts'
import type { Span } from './numbers.ts'
import { quotedIn } from './quotes.ts'
import { coverage, mostCoverage, readTold, type ToldText } from './source.ts'
import type { SourceText } from './source-rules.ts'
import { readSentences, type Sentence, tokensOf } from './tokens.ts'

// Finds what a post tells as its author's own although only its source tells it.

interface Words {
  claims: ClaimWords
  source: SourceWords
  credited: ReadonlySet<string>
  /** Whether the author speaks of themselves or their people. */
  isOwn: (text: string) => boolean
}

function wordsFor(language: Language, { credit }: SourceText): Words {
  const [claims, source] = [claimWords[language], sourceWords[language]]
  const names = credit.split(/[^\p{L}\p{M}\d]+/u).filter((word) => word.length > 3 && /^\p{Lu}/u.test(word))
  return {
    claims,
    source,
    credited: new Set(names.map(fold)),
    isOwn: (text) => claims.firstPerson.test(text) || source.weInVerb.test(text),
  }
}

/** A sentence with its quotations blanked out. */
interface Said extends Sentence {
  isReported: boolean
  isLikened: boolean
  clauses: Span[]
}

function said(text: string, language: Language, words: Words): Said[] {
  const quotes = quotedIn(text)
  return readSentences(
    quotes.reduce((rest, one) => blanked(rest, one), text),
    language,
  ).map((sentence) => ({
    ...sentence,
    isReported:
      words.source.reported.test(sentence.text) || sentence.tokens.some(({ word }) => words.credited.has(word)),
    isLikened: words.source.likewise.test(sentence.text),
    clauses: clausesOf(sentence, words.source),
  }))
}

const blanked = (text: string, { start, end }: Span) =>
  text.slice(0, start) + text.slice(start, end).replaceAll(/\S/g, ' ') + text.slice(end)

const longestSentence = 1_000

/** Between clauses, in each language. */
const stopsOf = new Map(
  Object.values(sourceWords).map(({ joints }) => [
    joints,
    new RegExp(`(?:[;:()–—]|,(?!\\d)|\\s-\\s|${joints.source})`, 'giu'),
  ]),
)

function clausesOf({ text, start }: Sentence, { joints }: SourceWords): Span[] {
  const stops = stopsOf.get(joints)!
  const clauses: Span[] = []
  let from = 0
  for (const { index, 0: stop } of text.slice(0, longestSentence).matchAll(stops)) {
    clauses.push({ start: start + from, end: start + index })
    from = /\p{L}/u.test(stop) ? index : index + stop.length
  }
  return [...clauses, { start: start + from, end: start + text.length }]
}

const textOf = (text: string, { start, end }: Span) => text.slice(start, end)

/**
 * What of the brief is the author's own. Reports of the source, and its figures without "I" or "we", stay the source's.
 */
export function ownOf(brief: string, language: Language, source: SourceText): string {
  const words = wordsFor(language, source)
  const told = readTold(source.text, language)
  const claims = foundIn(brief, language).filter(({ kind }) => kind === 'number' || kind === 'date')
  return said(brief, language, words)
    .map((sentence) =>
      sentence.clauses
        .filter((clause) => {
          if (words.isOwn(textOf(brief, clause))) return true
          const isTheirs = (claim: Found) =>
            claim.start >= clause.start && claim.start < clause.end && told.saying(claim, language) !== null
          return !sentence.isReported && !claims.some(isTheirs)
        })
        .map((clause) => textOf(brief, clause))
        .join(' '),
    )
    .join('\n')
}

interface Own {
  /** The author's own material backs it. */
  backs: (claim: Found) => boolean
  /** What of the brief is their own. */
  text: string
}

/** The share of a sentence's words that are the source's when it is told as a memory without any claim in it. */
const enoughOfMemory = 0.7
/** The same, right after a sentence that is the source's. */
const enoughToGoOn = 0.5
const fewestOfMemory = 2

/** Claims of a text that are told as the author's; sentences without a claim become one. */
export function toldAsOwn(
  text: string,
  claims: readonly Found[],
  language: Language,
  source: SourceText,
  own: Own,
): Found[] {
  const words = wordsFor(language, source)
  const told = readTold(source.text, language)
  const ownTold = readTold(own.text, language)
  const quotes = quotedIn(text)
  const isQuoted = ({ start, end }: Span) => quotes.some((quote) => start >= quote.start && end <= quote.end)
  const found: Found[] = []
  let goesOn = false
  for (const sentence of said(text, language, words)) {
    const { isQuestion, isImagined, isConditional } = moodOf(sentence, words.claims)
    const isTheirsOpenly = sentence.isReported && !sentence.isLikened
    if (isQuestion || isImagined || isConditional || isTheirsOpenly) {
      goesOn = false
      continue
    }
    const hasOther = words.source.others.test(sentence.text)
    const inside = claims.filter((claim) => claim.start >= sentence.start && claim.start < sentence.end)
    const theirs = inside.filter(
      (claim) =>
        !isQuoted(claim) &&
        isSaidByAuthor(text, sentence, claim, words, goesOn && !hasOther) &&
        isOnlyTheirs(claim, told, ownTold, own, language),
    )
    const mayRemember = theirs.length === 0 && !hasOther && !inside.some(({ kind }) => kind === 'event')
    const memory = mayRemember ? memoryIn(sentence, words, goesOn) : null
    if (memory && isRemembered(memory, told, ownTold, language, goesOn)) theirs.push(memory)
    found.push(...theirs)
    goesOn = theirs.length > 0 || (goesOn && !hasOther && !words.isOwn(sentence.text))
  }
  return found
}

/** "I" or "we" in the clause of a figure, or in an event; `goesOn` if the sentence before was told as the author's. */
function isSaidByAuthor(
  text: string,
  sentence: Said,
  claim: Found,
  { claims, source, isOwn }: Words,
  goesOn: boolean,
): boolean {
  if (claim.kind === 'name' || claim.kind === 'quote') return false
  if (claim.kind === 'event')
    return !source.reacting.test(sentence.text) && (isOwn(sentence.text) || claims.author.test(sentence.text) || goesOn)
  // "the 31 hours" points at a figure that somebody else gave.
  if (claims.theSame.test(text.slice(0, claim.start))) return false
  const at = sentence.clauses.findIndex(({ end }) => claim.start < end)
  const clause = textOf(text, sentence.clauses[at]!)
  if (source.reacting.test(clause)) return false
  if (isOwn(clause) || claims.author.test(clause)) return true
  const before = sentence.clauses.slice(0, at).map((one) => textOf(text, one))
  const isOthers = source.others.test(clause)
  const follows = before.some((one) => claims.author.test(one) && !source.reacting.test(one))
  return !isOthers && !sentence.isReported && (goesOn || follows)
}

function isOnlyTheirs(claim: Found, told: ToldText, ownTold: ToldText, own: Own, language: Language): boolean {
  const line = told.saying(claim, language)
  if (!line) return false
  if (claim.meaning.kind !== 'event') return !own.backs(claim)
  // The brief talks about the source, so it has many of its words: the closer sentence decides.
  const mine = mostCoverage(ownTold, claim.meaning.event, language)
  return coverage(claim.meaning.event, line, language) > mine
}

/** A sentence about the author that holds no claim: "My desk is a kitchen table." */
function memoryIn(sentence: Said, { claims, source, isOwn }: Words, goesOn: boolean): Found | null {
  const { text, start } = sentence
  if (!(isOwn(text) || goesOn) || source.reacting.test(text) || claims.reader.test(text)) return null
  const about = contentWords(sentence.tokens, claims)
  if (about.length < fewestOfMemory) return null
  const facts = { amounts: [], hasMoment: false, isScene: false, isFaint: false, fewestFresh: 0 }
  const event = { start, end: start + text.length, words: about, ...facts }
  return {
    kind: 'event',
    text,
    key: sentenceKey(text).slice(0, 300),
    start,
    end: start + text.length,
    meaning: { kind: 'event', event },
    about: stemsOf(tokensOf(text), claims),
    isTold: true,
  }
}

function isRemembered(
  { meaning }: Found,
  told: ToldText,
  ownTold: ToldText,
  language: Language,
  goesOn: boolean,
): boolean {
  if (meaning.kind !== 'event' || told.language !== language) return false
  const { event } = meaning
  const lines = told.lines.filter(({ isPersonal }) => isPersonal || goesOn)
  const theirs = Math.max(0, ...lines.map((line) => coverage(event, line, language)))
  return theirs >= (goesOn ? enoughToGoOn : enoughOfMemory) && theirs > mostCoverage(ownTold, event, language)
}
