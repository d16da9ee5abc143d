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

type Signs = Record<Exclude<keyof NoteWords, 'joins' | 'roles' | 'infinitive' | 'readers'>, RegExp>

/** Hurried typing leaves out accents. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const pattern = (source: string) => new RegExp(bare(source), 'iu')
const wholeWords = (words: string) => pattern(`(?<!\\p{L})(?:${words})(?!\\p{L})`)
const known = new Map<Language, Signs>()

function signsOf(language: Language): Signs {
  const found = known.get(language)
  if (found) return found
  const { joins, orders, hides, wishes, text, manner, not, back } = writingWords[language].arranging.notes
  const start = `(?:^[^\\p{L}\\p{N}]{0,3}(?:(?:${joins})\\s)?|[,;:–—]\\s|\\s-\\s|\\s(?:${joins})\\s)`
  const signs = {
    orders: pattern(`${start}(?:${orders})(?!\\p{L})`),
    hides: wholeWords(hides),
    wishes: wholeWords(wishes),
    text: wholeWords(text),
    manner: wholeWords(manner),
    not: pattern(`${start}(?:${not})(?!\\p{L})`),
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

const signs = ['orders', 'wishes', 'text', 'manner'] as const
const manyWords = 16
const lastSentences = 2

/** Whether each sentence of a draft may be a note. */
export const mayBeNotes = (sentences: readonly string[], language: Language): boolean[] =>
  signsOfNotes(sentences, language).map((signs) => signs > 0)

/** Sentences with fewer signs are asked about together. */
const enoughSigns = 2

/**
 * How much speaks for each sentence of a draft being a note. Words about hiding are enough. Else signs count double, a
 * denial and a place at the end once; what tells a story counts against it, and speaking to several readers double.
 */
function signsOfNotes(sentences: readonly string[], language: Language): number[] {
  const kinds = signsOf(language)
  const { notes, finite } = writingWords[language].arranging
  const { past, reader } = claimWords[language]
  const asks = sentences.map((sentence) => sentence.includes('?'))
  return sentences.map((sentence, at) => {
    const text = sentence.replace(quoted, ' ')
    if (!/\p{L}/u.test(text)) return 0
    const plain = bare(text)
    const toEnd = sentences.length - at
    const tells = past.test(text)
    // The last question asks the readers.
    const isQuestion = asks[at] && !(toEnd === 1 && reader.test(text))
    const isOrder = notes.infinitive?.test(text) && !finite.test(text)
    const found = count([...signs.map((kind) => kinds[kind].test(plain)), isOrder, isQuestion, shouted.test(text)])
    const hints = count([kinds.not.test(plain), toEnd <= lastSentences, toEnd === 1 && !tells])
    const doubts = count([tells, /\p{N}/u.test(text), wordCount(text) > manyWords])
    const toReaders = count([notes.readers?.test(text)])
    const isAnswer = asks[at - 1] && wordCount(text) <= fewWords
    if (kinds.hides.test(plain) || isAnswer) return enoughSigns
    return 2 * found + hints - doubts - 2 * toReaders
  })
}

const count = (conditions: readonly unknown[]) => conditions.filter(Boolean).length

const longestPointer = 8

/** "Leave that out" is about the sentence before, and so is "the figure is confidential" after a figure. */
function pointsBack(note: string, before: string, language: Language): boolean {
  if (wordCount(note) > longestPointer || !hides(note, language)) return false
  if (signsOf(language).back.test(bare(note))) return true
  const isOfNames = isUnnamed(note, language) && isOfRoles(note, language)
  return isOfNames && (/\p{N}/u.test(before) || namesIn(before, language).length > 0)
}

/** "(NDA, no names)" may be about a name in its own sentence. */
const hidesOf = (aside: string, sentence: string, language: Language) =>
  isUnnamed(aside, language) && (/\S\s+\p{Lu}\p{L}/u.test(sentence) || isOfRoles(aside, language))

const isOfRoles = (note: string, language: Language) =>
  wordsOf(note).some((word) => startsLike(word, writingWords[language].arranging.notes.roles))

const isUnnamed = (note: string, language: Language) => hides(note, language) && namesIn(note, language).length === 0

/** A remark in brackets that is short or holds a number, without any sign of a note. */
function isFact(aside: string, language: Language): boolean {
  const isBrief = wordCount(aside) <= fewWords || /\p{N}/u.test(aside)
  const plain = bare(aside.replace(quoted, ' '))
  return (
    isBrief &&
    !aside.includes('?') &&
    Object.entries(signsOf(language)).every(([kind, sign]) => kind === 'back' || !sign.test(plain))
  )
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
  const signs = signsOfNotes(plain, language)
  const asides = all.map((sentence) => asidesIn({ ...sentence, text: maskBlanks(sentence.text) }))
  const pointedAt = plain.map(
    (text, at) =>
      pointsBack(plain[at + 1] ?? '', text, language) ||
      asides[at]!.some((aside) => hidesOf(aside.text, text, language)),
  )
  const hidden = [
    ...[...plain, ...asides.flat().map(({ text }) => text)].flatMap((text) =>
      hides(text, language) ? keptOut(text, language) : [],
    ),
    ...plain.flatMap((text, at) => (pointedAt[at] ? namesIn(text, language) : [])),
    ...unwanted(writerNotes, language),
  ]
  const remarks = asides.flat().filter(({ text }) => !isFact(text, language))
  const sentences = all.filter(
    ({ plain }, at) =>
      signs[at]! >= enoughSigns ||
      pointedAt[at] ||
      hidden.some((name) => hasName(plain, name)) ||
      repeats(plain, writerNotes, language),
  )
  const decided = (brief.possibleNotes ?? []).filter(({ state }) => state !== 'open')
  const keys = new Set(decided.map(({ text }) => sentenceKey(text)))
  const isOpen = ({ text }: Pick<Passage, 'text'>) => !keys.has(sentenceKey(text))
  // Where some are notes, others may be that no word gives away.
  const hasNotes = [...all.filter((_, at) => signs[at]! > 0), ...remarks].some(isOpen)
  const others = hasNotes ? all.filter((sentence) => !sentences.includes(sentence)) : []
  return [
    ...decided,
    ...[...sentences, ...remarks]
      .filter(isOpen)
      .map(({ text }): PossibleNote => ({ text, names: namesOf(text, language).slice(0, mostNames), state: 'open' })),
    ...others.filter(isOpen).map(({ text }): PossibleNote => ({ text, names: [], state: 'open', together: true })),
  ].slice(0, maxPossibleNotes)
}

const namesOf = (text: string, language: Language) =>
  hides(text, language) ? keptOut(text, language) : namesIn(text, language)

/** A sentence without its blanks and its remarks in brackets, which are asked about on their own. */
function plainOf(sentence: Passage): string {
  const text = maskBlanks(sentence.text)
  return asidesIn({ ...sentence, text }).reduce((left, aside) => left.replace(aside.text, ' '), text)
}
