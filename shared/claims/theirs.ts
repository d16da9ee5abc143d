import type { Language } from '../catalogue.ts'
import { sentenceKey } from '../text/marks.ts'
import { contentWords, stemsOf } from './compare.ts'
import { type Found, foundIn } from './found.ts'
import { moodOf } from './mood.ts'
import type { Span } from './numbers.ts'
import { quotedIn } from './quotes.ts'
import { pairsIn, type Said, said, textOf, type Words, wordsFor } from './said.ts'
import { coverage, mostCoverage, readTold, type ToldText } from './source.ts'
import type { SourceText } from './source-rules.ts'

// Finds what a post tells as its author's own although only its source tells it.

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

/** A section of a post. */
export interface Part {
  text: string
  claims: readonly Found[]
}

interface Compared {
  language: Language
  words: Words
  told: ToldText
  ownTold: ToldText
  own: Own
}

/** A sentence of a post, with what it tells as the author's although only the source tells it. */
interface Told extends Said {
  part: Part
  inside: readonly Found[]
  /** The source's, and says so. */
  isOpenly: boolean
  /** It names a person of the source. */
  namesTheirs: boolean
  /** A question, a promise, or something imagined. */
  isAside: boolean
  isConditional: boolean
  theirs: Found[]
}

/** The share of a sentence's words that are the source's when it is told as a memory without any claim in it. */
const enoughOfMemory = 0.7
const fewestOfMemory = 2
/** The same, near a sentence that is the source's. */
const enoughOfScene = 0.5
const fewestOfScene = 2
/** The same, further away, or if nobody tells it. */
const enoughOfThread = 0.7
const fewestOfThread = 3
/** How many sentences a scene may go on. */
const reachOfScene = 2
/** The share of a sentence's words in phrases of the source that makes it the source's. */
const enoughOfPhrases = 0.5
/** The share of a sentence's words in the author's own material that makes it the author's. */
const enoughOfOwn = 0.6

/** Claims of a post that are told as the author's, for each part; sentences without a claim become one. */
export function toldAsOwn(parts: readonly Part[], language: Language, source: SourceText, own: Own): Found[][] {
  const words = wordsFor(language, source)
  const [told, ownTold] = [readTold(source.text, language), readTold(own.text, language)]
  const compared = { language, words, told, ownTold, own }
  const all = parts.flatMap((part) => {
    const sentences = readPart(part, compared)
    findTold(sentences, compared)
    return sentences
  })
  if (all.some(({ theirs }) => theirs.length > 0)) {
    tellOn(all, compared)
    tellOn(all.toReversed(), compared)
  }
  return parts.map((part) => all.filter((one) => one.part === part).flatMap(({ theirs }) => theirs))
}

function readPart(part: Part, { language, words, told }: Compared): Told[] {
  const quotes = quotedIn(part.text)
  const isQuoted = ({ start, end }: Span) => quotes.some((quote) => start >= quote.start && end <= quote.end)
  let wasOpenly = false
  return said(part.text, language, words).map((sentence) => {
    const { text, start, end, isReported, isLikened } = sentence
    const inside = part.claims.filter((claim) => claim.start >= start && claim.start < end)
    const { isPast, isQuestion, isImagined, isConditional } = moodOf(sentence, words.claims)
    // "One lady wrote to me: could she have it back?"
    const isToldQuestion = isQuestion && words.isOwn(text.slice(0, text.lastIndexOf(':') + 1))
    const namesTheirs =
      inside.some(({ meaning }) => meaning.kind === 'name' && told.names(meaning.name.words)) ||
      pairsIn(text).some((name) => words.byline.has(name))
    // What the source is said to tell goes on until the author speaks.
    const isOwn = words.isOwn(text) || words.claims.author.test(text)
    const isOpenly = isOwn ? isReported && !isLikened : isReported || namesTheirs || wasOpenly
    wasOpenly = isOpenly
    return {
      ...sentence,
      part,
      inside: inside.filter((claim) => claim.kind === 'quote' || !isQuoted(claim)),
      isOpenly,
      namesTheirs,
      isAside: (isQuestion && !isToldQuestion) || isImagined || (!isPast && words.source.promising.test(text)),
      isConditional: isConditional && !isToldQuestion,
      theirs: [],
    }
  })
}

/** Finds what one section tells as the author's. */
function findTold(sentences: readonly Told[], compared: Compared): void {
  const { words } = compared
  let goesOn = false
  for (const one of sentences) {
    if (one.isAside || one.isConditional || one.isOpenly) {
      goesOn = false
      continue
    }
    const hasOther = words.source.others.test(one.text)
    one.theirs = one.inside.filter(
      (claim) => isSaidByAuthor(one, claim, words, goesOn && !hasOther) && isOnlyTheirs(claim, compared),
    )
    const mayRemember = one.theirs.length === 0 && !hasOther && !one.inside.some(({ kind }) => kind === 'event')
    if (mayRemember && isRemembered(one, compared)) one.theirs.push(memoryOf(one, words))
    goesOn = one.theirs.length > 0 || (goesOn && !hasOther && !words.isOwn(one.text))
  }
}

/** Finds sentences that go on with a scene found before, in the order given. */
function tellOn(sentences: readonly Told[], compared: Compared): void {
  const { words, ownTold, language } = compared
  let since = Number.POSITIVE_INFINITY
  for (const [at, one] of sentences.entries()) {
    since = one.isOpenly ? Number.POSITIVE_INFINITY : since + 1
    if (one.theirs.length === 0 && !one.isAside && since < Number.POSITIVE_INFINITY) {
      const isInParagraph = sentences[at - 1]?.part === one.part
      one.theirs = goingOn(one, { isNear: since <= reachOfScene, isNext: since === 1 && isInParagraph }, compared)
    }
    const about = contentWords(one.tokens, words.claims)
    if (one.theirs.length > 0) since = 0
    else if (words.isOwn(one.text) && ownTold.sceneShare(about, language) >= enoughOfOwn) since += reachOfScene
  }
}

/** What a sentence goes on to tell; a general remark only right after the scene. */
function goingOn(
  one: Told,
  { isNear, isNext }: { isNear: boolean; isNext: boolean },
  { words, told, ownTold, own, language }: Compared,
): Found[] {
  const { text, tokens, inside, isConditional } = one
  const { claims, source } = words
  if (one.namesTheirs || source.reacting.test(text) || claims.reader.test(text)) return []
  const { isPast, isOrder, isGeneral, isOfAnybody } = moodOf(one, claims)
  const isOwn = words.isOwn(text)
  const isRemark = (isGeneral || isOfAnybody) && !isOwn && !isConditional
  if (isOrder || (isRemark && !isNext)) return []
  const given = inside.filter(({ kind }) => kind === 'number' || kind === 'date' || kind === 'quote')
  const theirs = given.filter((claim) => told.saying(claim, language) !== null && !own.backs(claim))
  const about = contentWords(tokens, claims)
  const share = told.sceneShare(about, language)
  const mine = ownTold.sceneShare(about, language)
  if (theirs.length === 0 && mine >= enoughOfOwn) return []
  const isTold = about.length > 0 && (isOwn || isPast || given.length > 0) && !isConditional && !isRemark
  const [enough, fewest] = isNear && isTold ? [enoughOfScene, fewestOfScene] : [enoughOfThread, fewestOfThread]
  const shared = Math.round(share * about.length) + theirs.length
  const isScene =
    shared >= fewest && shared >= (about.length + given.length) * enough && (theirs.length > 0 || share > mine)
  const phrases = told.phraseShare(tokens)
  const isRepeated = phrases >= (isTold ? enoughOfPhrases : 1) && phrases > ownTold.phraseShare(tokens)
  if (!isScene && !isRepeated) return []
  const event = inside.find(({ kind }) => kind === 'event')
  return [...theirs.filter(({ kind }) => kind !== 'quote'), event ?? memoryOf(one, words)]
}

/** "I" or "we" in the clause of a figure, or in an event; `goesOn` if the sentence before was told as the author's. */
function isSaidByAuthor(
  { part, text, isReported, clauses }: Told,
  claim: Found,
  { claims, source, isOwn }: Words,
  goesOn: boolean,
): boolean {
  if (claim.kind === 'name' || claim.kind === 'quote') return false
  if (claim.kind === 'event') return !source.reacting.test(text) && (isOwn(text) || claims.author.test(text) || goesOn)
  // "the 31 hours" points at a figure that somebody else gave.
  if (claims.theSame.test(part.text.slice(0, claim.start))) return false
  const at = clauses.findIndex(({ end }) => claim.start < end)
  const clause = textOf(part.text, clauses[at]!)
  if (source.reacting.test(clause)) return false
  if (isOwn(clause) || claims.author.test(clause)) return true
  const before = clauses.slice(0, at).map((one) => textOf(part.text, one))
  const isOthers = source.others.test(clause)
  const follows = before.some((one) => claims.author.test(one) && !source.reacting.test(one))
  return !isOthers && !isReported && (goesOn || follows)
}

function isOnlyTheirs(claim: Found, { told, ownTold, own, language }: Compared): boolean {
  const line = told.saying(claim, language)
  if (!line) return false
  const { meaning } = claim
  // Much happens on a Monday.
  const isWeekday = meaning.kind === 'date' && meaning.date.parts.every((part) => /^w\d$/.test(part))
  if (isWeekday && !told.isAbout(claim)) return false
  if (meaning.kind !== 'event') return !own.backs(claim)
  // The brief talks about the source, so it has many of its words: the closer sentence decides.
  return coverage(meaning.event, line, language) > mostCoverage(ownTold, meaning.event, language)
}

/** A sentence about the author that holds no claim: "My desk is a kitchen table." */
function isRemembered({ text, tokens }: Told, { words, told, ownTold, language }: Compared): boolean {
  const { claims, source, isOwn } = words
  if (!isOwn(text) || source.reacting.test(text) || claims.reader.test(text) || told.language !== language) return false
  const event = { words: contentWords(tokens, claims) }
  if (event.words.length < fewestOfMemory) return false
  const lines = told.lines.filter(({ isPersonal }) => isPersonal)
  const theirs = Math.max(0, ...lines.map((line) => coverage(event, line, language)))
  return theirs >= enoughOfMemory && theirs > mostCoverage(ownTold, event, language)
}

function memoryOf({ part, start, end, tokens }: Told, { claims }: Words): Found {
  const text = part.text.slice(start, end)
  const facts = { amounts: [], hasMoment: false, isScene: false, isFaint: false, fewestFresh: 0 }
  const event = { start, end, words: contentWords(tokens, claims), ...facts }
  return {
    kind: 'event',
    text,
    key: sentenceKey(text).slice(0, 300),
    start,
    end,
    meaning: { kind: 'event', event },
    about: stemsOf(tokens, claims),
    isTold: true,
  }
}
