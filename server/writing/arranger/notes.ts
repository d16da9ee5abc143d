import { maskBlanks } from '#shared/blanks.ts'
import type { Language } from '#shared/catalogue.ts'
import { claimsIn } from '#shared/claims/claims.ts'
import { companies, givenNames } from '#shared/claims/known-names.ts'
import { claimWords } from '#shared/languages/claims.ts'
import { fold } from '#shared/languages/lists.ts'
import { languageWords } from '#shared/languages/words.ts'
import { type NoteWords, writingWords } from '#shared/languages/writing.ts'
import { asidesIn, hasName, sentencesOfPost } from '#shared/notes.ts'
import { maxPossibleNotes, type PossibleNote } from '#shared/possible-notes.ts'
import { type PostContent, wordCount } from '#shared/posts.ts'
import { sentenceKey } from '#shared/text/marks.ts'
import { sentencesIn } from '#shared/text/sentences.ts'
import type { Brief, Passage } from '#shared/writing.ts'
import { isOwn } from './post-units.ts'
import { startsLike, wordsOf } from './words.ts'

// Which passages of a draft may be notes to its writer. No rule understands notes, so this one goes by kinds of words
// and is wide on purpose: the author is asked, and nothing goes unasked.

type Signs = Record<Exclude<keyof NoteWords, 'joins' | 'roles' | 'infinitive'>, RegExp>

/** Hurried typing leaves out accents. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const pattern = (source: string) => new RegExp(bare(source), 'iu')
const wholeWords = (words: string) => pattern(`(?<!\\p{L})(?:${words})(?!\\p{L})`)
const known = new Map<Language, Signs>()

function signsOf(language: Language): Signs {
  const found = known.get(language)
  if (found) return found
  const { joins, orders, starts, hides, wishes, text, manner, not, you, back } = writingWords[language].arranging.notes
  const start = '^[^\\p{L}\\p{N}]{0,3}'
  const signs = {
    orders: pattern(`(?:${start}|[,;:–—]\\s|\\s-\\s|\\s(?:${joins})\\s)(?:${orders})(?!\\p{L})`),
    starts: pattern(`${start}(?:${starts})(?!\\p{L})`),
    hides: wholeWords(hides),
    wishes: wholeWords(wishes),
    text: wholeWords(text),
    manner: wholeWords(manner),
    not: wholeWords(not),
    you: wholeWords(you),
    back: wholeWords(back),
  }
  known.set(language, signs)
  return signs
}

/** Whether a sentence speaks of naming or telling, and of leaving something out. */
export const hides = (text: string, language: Language): boolean => signsOf(language).hides.test(bare(text))

const quoted = /["“„«][^"“”„«»]{1,80}["“”»]/g
const shouted = /\p{Lu}{5,}|\p{Lu}{2,}\s\p{Lu}{2,}/u
const hashtags = /#[\p{L}\p{N}_]{1,60}/gu
const fewWords = 4

/**
 * Whether each sentence, in the author's order, may be a note. Orders, wishes and words about texts are enough for
 * that. A mere negation, a few words or "you" are not, unless they stand beside such a sentence or at the end.
 */
export function mayBeNotes(sentences: readonly string[], language: Language): boolean[] {
  const signs = signsOf(language)
  const { arranging } = writingWords[language]
  const { past, reader } = claimWords[language]
  const read = sentences.map((sentence, at) => {
    const text = sentence.replace(quoted, ' ')
    const tells = past.test(text)
    const plain = bare(text)
    const has = (...kinds: (keyof Signs)[]) => kinds.some((kind) => signs[kind].test(plain))
    const isOrder = arranging.notes.infinitive?.test(text) && !arranging.finite.test(text)
    // The last question asks the readers.
    const isQuestion = text.includes('?') && !(at === sentences.length - 1 && reader.test(text))
    const isSure =
      has('orders', 'wishes', 'text', 'hides') ||
      (!tells && has('starts', 'manner')) ||
      isOrder ||
      isQuestion ||
      shouted.test(text)
    const isShort = wordCount(text) <= fewWords && !/\p{N}/u.test(text)
    return { text, isSure, isMaybe: !tells && (isShort || has('not', 'you')), isPlain: !tells && !/\p{N}/u.test(text) }
  })
  return read.map(({ isSure, isMaybe, isPlain }, at) => {
    if (isSure) return true
    const isNear = Boolean(read[at - 1]?.isSure || read[at + 1]?.isSure)
    const isLast = at === read.length - 1
    return isNear ? isMaybe || (isLast && isPlain) : isLast && isMaybe
  })
}

const longestPointer = 8

/** "Leave that out" is about the sentence before, and so is "the figure is confidential" after a figure. */
function pointsBack(note: string, before: string, language: Language): boolean {
  if (wordCount(note) > longestPointer || !hides(note, language)) return false
  if (signsOf(language).back.test(bare(note))) return true
  const { roles } = writingWords[language].arranging.notes
  const isUnnamed = namesIn(note, language).length === 0 && wordsOf(note).some((word) => startsLike(word, roles))
  return isUnnamed && (/\p{N}/u.test(before) || namesIn(before, language).length > 0)
}

/** Names as far as rules find them, and known ones that were typed in small letters. */
export function namesIn(text: string, language: Language): string[] {
  const claimed = claimsIn({ hook: text, insight: '', value: '', cta: '' }, language).filter(
    ({ kind }) => kind === 'name',
  )
  const typed = wordsOf(text).filter((word) => givenNames.has(fold(word)) || companies.has(fold(word)))
  return [...new Set([...claimed.map(({ text }) => text), ...typed].map((name) => name.replace(/['’]s?$/, '')))]
}

const fewestLetters = 3

/** What a note such as "don't mention Bosch" or "leave the merger out" wants to keep out of the post. */
export function keptOut(text: string, language: Language): string[] {
  const signs = Object.values(signsOf(language))
  const names = namesIn(text, language)
  const clauses = text.split(/[,;:–—()]|\s-\s/).filter((clause) => hides(clause, language))
  const isNote = (word: string) => signs.some((sign) => sign.exec(bare(word))?.[0] === bare(word))
  const said = new Set(names.flatMap((name) => sentenceKey(name).split(' ')))
  const things = clauses.flatMap(wordsOf).filter((word) => {
    const isSmall = languageWords[language].small.has(word.split("'")[0]!) || word.length < fewestLetters
    return (
      !isSmall && !said.has(word) && !isNote(word) && !startsLike(word, writingWords[language].arranging.notes.roles)
    )
  })
  return [...new Set([...names, ...things])]
}

const notesIn = (text: string, language: Language) =>
  sentencesIn(text, { language, isNotes: true }).map((one) => one.text)

/** What the writer's notes keep out: names wherever they stand, and the things that they say to hide. */
function unwanted(writerNotes: string, language: Language): string[] {
  return notesIn(writerNotes, language).flatMap((note) =>
    hides(note, language) ? keptOut(note, language) : namesIn(note, language),
  )
}

const mostNames = 20
const sequence = 3

/** Whether a sentence repeats several words of the writer's notes. */
function repeats(text: string, notes: string, language: Language): boolean {
  const words = wordsOf(text)
  const said = ` ${wordsOf(notes).join(' ')} `
  return words.some((_, at) => {
    const run = words.slice(at, at + sequence)
    const content = run.filter((word) => !languageWords[language].small.has(word))
    return run.length === sequence && content.length >= 2 && said.includes(` ${run.join(' ')} `)
  })
}

/** The passages of a draft to ask about, with what the author has decided before. */
export function possibleNotes(content: PostContent, brief: Brief): PossibleNote[] {
  const { language, writerNotes = '' } = brief
  const all = sentencesOfPost(content)
    .filter(isOwn)
    .map((sentence) => ({ ...sentence, plain: plainOf(sentence) }))
    .filter(({ plain }) => /\p{L}/u.test(plain.replace(hashtags, '')))
  const plain = all.map(({ plain }) => plain)
  const asked = mayBeNotes(plain, language)
  const hiding = plain.flatMap((text) => (hides(text, language) ? keptOut(text, language) : []))
  const asides = all.flatMap((sentence) => asidesIn({ ...sentence, text: maskBlanks(sentence.text) }))
  const hidden = [
    ...hiding,
    ...asides.flatMap(({ text }) => (hides(text, language) ? keptOut(text, language) : [])),
    ...unwanted(writerNotes, language),
  ]
  const passages: Passage[] = all.flatMap((sentence, at) => {
    const isAsked =
      asked[at] ||
      pointsBack(plain[at + 1] ?? '', sentence.plain, language) ||
      hidden.some((name) => hasName(sentence.plain, name)) ||
      repeats(sentence.plain, writerNotes, language)
    return isAsked ? [sentence] : []
  })
  const found = [...passages, ...asides].map(
    ({ text }): PossibleNote => ({ text, names: namesOf(text, language).slice(0, mostNames), state: 'open' }),
  )
  const decided = (brief.possibleNotes ?? []).filter(({ state }) => state !== 'open')
  const keys = new Set(decided.map(({ text }) => sentenceKey(text)))
  return [...decided, ...found.filter(({ text }) => !keys.has(sentenceKey(text)))].slice(-maxPossibleNotes)
}

const namesOf = (text: string, language: Language) =>
  hides(text, language) ? keptOut(text, language) : namesIn(text, language)

/** A sentence without its blanks and its remarks in brackets, which are asked about on their own. */
function plainOf(sentence: Passage): string {
  const text = maskBlanks(sentence.text)
  return asidesIn({ ...sentence, text }).reduce((left, aside) => left.replace(aside.text, ' '), text)
}
