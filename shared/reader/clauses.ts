import type { Language } from '#shared/catalogue.ts'
import { claimWords } from '#shared/languages/claims.ts'
import { union } from '#shared/languages/lists.ts'
import { everyReaderWords, type ReaderWords, readerWords, type VerbLast } from '#shared/languages/reader.ts'
import { wordCount } from '#shared/posts.ts'
import type { Span } from '#shared/text/lines.ts'
import type { Word } from '#shared/text/words.ts'
import type { Passage, Sentence } from './passage.ts'

/** A sentence, and whether it is whole: it has a subject and a verb. */
export interface Clause {
  sentence: Sentence
  isWhole: boolean
}

/**
 * Tells which sentences of a text are whole; read lazily. A sentence with a blank is not whole. Unlisted verbs may
 * be missed.
 */
export function* clausesIn(
  { text, words, sentences }: Passage,
  language: Language,
  blanks: readonly Span[] = [],
): Generator<Clause> {
  let at = 0
  for (const sentence of sentences) {
    while (at < words.length && words[at]!.start < sentence.start) at += 1
    const from = at
    while (at < words.length && words[at]!.start < sentence.end) at += 1
    const isOpen = blanks.some((blank) => holds(text, sentence, blank, words[at]?.start ?? text.length))
    yield { sentence, isWhole: !isOpen && isWhole(text, sentence, words.slice(from, at), language) }
  }
}

const isEnded = (text: string) => /[.!?…][^\p{L}\p{N}]{0,12}$/u.test(text)
const isQuestion = (text: string) => /\?[^\p{L}\p{N}]{0,12}$/u.test(text)

/** Whether the blank is inside the sentence, or ends it on its line. */
const holds = (text: string, { text: said, start, end }: Sentence, blank: Span, next: number) =>
  blank.start >= start &&
  blank.end <= next &&
  !(blank.start >= end && isEnded(said)) &&
  !text.slice(end, Math.max(end, blank.start)).includes('\n')

/** The fewest words of a question, and of an order. */
const fewestAsking = 4
const fewestOrdering = 3

function isWhole(text: string, sentence: Sentence, words: readonly Word[], language: Language): boolean {
  if (words.length < 2) return false
  if (isQuestion(sentence.text) && words.length >= fewestAsking) return true
  const isOver = isEnded(sentence.text)
  const read = new Reading(text, words, language)
  const { verbs } = read
  const [first] = verbs
  if (!first) return isOver && (read.isProse || (words.length >= fewestOrdering && isOrder(sentence, words, language)))
  if (isOver && words.length > longestPart) return true
  if (read.isPart(isOver)) return false
  return verbs.some(({ isSure }) => isSure) || isOver
}

/** Excludes "Time for questions" and "para ahorrar tiempo". */
const isOrder = ({ text }: Sentence, [first, second]: readonly Word[], language: Language) =>
  claimWords[language].order.test(text) &&
  !readerWords[language].verbs.before.has(first!.text) &&
  !joints.has(second!.text)

const joints = union(everyReaderWords, (words) => words.joints)

/** Verbs this close to each other count as one: "we should have". */
const nearby = 2
/** A longer sentence has a verb that was not recognised, unless it lists things. */
const longestWithout = 11
const maxListed = 3
/** A longer sentence is not only a part: it has another, unrecognised verb. */
const longestPart = 15
/** The noun of a title is among its first words. */
const titleNoun = 4

// Texts contain names and phrases in other languages, so these apply to all languages.
const nouns = union(everyReaderWords, (words) => words.nouns)
const prepositions = union(everyReaderWords, (words) => words.prepositions)
const everything = union(everyReaderWords, (words) => words.everything)
const being = union(everyReaderWords, (words) => words.being)
const contracted = union(everyReaderWords, (words) => words.contracted)

class Reading {
  readonly #text: string
  readonly #words: readonly Word[]
  readonly #verbs: ReaderWords['verbs']
  readonly #verbLast: VerbLast | undefined
  readonly verbs: readonly { at: number; isSure: boolean }[]

  constructor(text: string, words: readonly Word[], language: Language) {
    this.#text = text
    this.#words = words
    this.#verbs = readerWords[language].verbs
    this.#verbLast = readerWords[language].verbLast
    const said = text.slice(words[0]!.start, words.at(-1)!.end)
    const times = everyReaderWords
      .flatMap(({ ago }) => (ago ? [...said.matchAll(ago)] : []))
      .map(({ 0: { length }, index }) => {
        const start = words[0]!.start + index
        return { start, end: start + length }
      })
    this.verbs = words.flatMap(({ start }, at) => {
      if (times.some((one) => start >= one.start && start < one.end)) return []
      const isSure = this.#isSure(at)
      return isSure || this.#isLikely(at) ? [{ at, isSure }] : []
    })
  }

  /** Too long to lack a verb, and not a list. */
  get isProse(): boolean {
    const said = this.#text.slice(this.#words[0]!.start, this.#words.at(-1)!.end)
    const outside = said.replace(/\([^()]{0,200}\)?/g, ' ')
    return wordCount(outside) > longestWithout && outside.split(/[,;:–—/&+|]/).length <= maxListed
  }

  /**
   * Whether all its verbs belong to subordinate parts, as in "why we stopped", "three things I learned" and "because
   * it rained".
   */
  isPart(isOver: boolean): boolean {
    const starts = this.verbs.flatMap(({ at }, place) => {
      const former = this.verbs[place - 1]
      return former && this.#isNear(former.at, at) ? [] : [{ at, from: former ? former.at + 1 : 0 }]
    })
    if (this.#verbLast && this.#endsInPart(starts[0]!.at)) return true
    if (starts.every(({ at, from }) => this.#isOpened(from, at))) return true
    return starts.length === 1 && this.#isTitle(starts[0]!.at, isOver)
  }

  /** Whether a word from `from` on opens a part to which the verb at `at` belongs. */
  #isOpened(from: number, at: number): boolean {
    const { opening, relative, near, subjects } = this.#verbs
    const isLast = this.#verbLast !== undefined && this.verbs.at(-1)!.at === this.#words.length - 1
    return this.#words.slice(from, at).some(({ text }, place) => {
      const isNext = from + place + 1 === at
      // "Since May we have closed earlier."
      if (prepositions.has(text) && !isNext && subjects.has(this.#words[at]!.text)) return false
      if (this.#verbLast?.opening.has(text)) return isLast && !isNext
      if (near.has(text)) return from + place > 0 && (isNext || this.#words[from + place - 1]!.text === 'so')
      if (everything.has(text)) return isNext && subjects.has(this.#words[at]!.text)
      return opening.has(text) || (relative.has(text) && from + place > 0)
    })
  }

  #isNear(one: number, other: number): boolean {
    const [former, next] = [this.#words[one]!, this.#words[other]!]
    const { subjects, leading } = this.#verbs
    // "What matters is trust."
    const isOther = other - one === 1 && being.has(next.text) && !subjects.has(former.text) && !leading.has(former.text)
    return !isOther && other - one <= nearby && !/[,;:–—]/.test(this.#text.slice(former.end, next.start))
  }

  /** "The day our server broke": an article with its noun, and right after it another subject. */
  #isTitle(first: number, isOver: boolean): boolean {
    const { articles, subjects, before } = this.#verbs
    const [opener] = this.#words
    if (!articles.has(opener!.text) && !/^\d/.test(opener!.text)) return false
    // "One day we left." is a sentence.
    if (isOver && opener!.text === 'one') return false
    return this.#words.slice(2, isOver ? 3 : titleNoun).some(({ text }, place) => {
      const noun = this.#words[place + 1]!
      const isSubject = subjects.has(text) || articles.has(text)
      return place + 2 <= first && isSubject && !before.has(noun.text) && this.#joined(place + 1) !== null
    })
  }

  /** "Die Frage, die alles verändert hat": the part after the comma belongs to the noun, and its verb comes last. */
  #endsInPart(first: number): boolean {
    const last = this.#words.length - 1
    if (this.verbs.at(-1)!.at !== last) return false
    const commas = this.#words.flatMap(({ end }, at) => (this.#text[end] === ',' ? [at] : []))
    return commas.length === 1 && first > commas[0]!
  }

  #isSure(at: number): boolean {
    const { subjects, leading, noVerb, finite, sure, others } = this.#verbs
    const { text } = this.#words[at]!
    const next = this.#joined(at)
    // "there’s", but not "Ana’s".
    if (text === 's') return contracted.has(this.#words[at - 1]?.text ?? '')
    if (finite.has(text))
      return this.#isTyped(at) && !this.#isHyphened(at) && !nouns.has(this.#words[at - 1]?.text ?? '')
    if (subjects.has(text) || leading.has(text)) {
      const isFollowed = next !== null && !noVerb.has(next.text) && !/^\d/.test(next.text)
      if (!this.#verbLast) return isFollowed && !this.#isPartOf(at)
      const isBeforeVerb = isFollowed && this.#isSmall(at + 1) && this.#verbLast.ending.test(next.text)
      return (isBeforeVerb && !this.#verbs.before.has(next.text)) || this.#followsVerb(at, this.#verbLast)
    }
    return sure.test(text) && !others.has(text)
  }

  #isLikely(at: number): boolean {
    const { likely, opens, others, before } = this.#verbs
    const word = this.#words[at]!.text
    if (at === 0) return opens.test(word) && !others.has(word)
    if (!this.#isSmall(at)) return false
    const former = this.#words[at - 1]!.text
    if (!likely.test(word) || others.has(word) || before.has(former) || /^\d/.test(former) || this.#isHyphened(at))
      return false
    if (!this.#verbLast) return true
    // A verb follows a noun or is the second word; past forms also if no noun follows.
    if (this.#verbLast.participle.test(word)) return false
    const isPast = this.#verbLast.past.test(word) && (at + 1 === this.#words.length || this.#isSmall(at + 1))
    return ((at === 1 || !this.#isSmall(at - 1)) && word.length > 3) || isPast
  }

  /** The next word, if only a space or an apostrophe separates them. */
  #joined(at: number): Word | null {
    const next = this.#words[at + 1]
    return next && /^(?:[ \u00A0\u202F]{1,2}|['’])$/.test(this.#text.slice(this.#words[at]!.end, next.start))
      ? next
      : null
  }

  #isHyphened(at: number): boolean {
    const { start, end } = this.#words[at]!
    return this.#text[start - 1] === '-' || this.#text[end] === '-'
  }

  #isSmall(at: number): boolean {
    return /^\p{Ll}/u.test(this.#text.slice(this.#words[at]!.start))
  }

  /** Where nouns have capitals, a noun may look like a verb: "Waren aus Polen". */
  #isTyped(at: number): boolean {
    if (!this.#verbLast || this.#isSmall(at)) return true
    return at === 0 && this.#verbLast.asked.has(this.#words[1]?.text ?? '')
  }

  /** "avec nous": a pronoun after a preposition is not a subject. */
  #isPartOf(at: number): boolean {
    return at > 0 && this.#verbs.before.has(this.#words[at - 1]!.text)
  }

  /** "merkte ich": the subject may follow its verb. */
  #followsVerb(at: number, { inverted }: VerbLast): boolean {
    const former = this.#words[at - 1]
    if (!former || !this.#joined(at - 1)) return false
    return (
      inverted.test(former.text) &&
      !this.#verbs.others.has(former.text) &&
      !this.#verbs.noVerb.has(former.text) &&
      !this.#verbs.opening.has(former.text) &&
      !this.#verbs.before.has(former.text)
    )
  }
}
