import { splitSentences } from '#shared/text.ts'
import type { Brief } from '#shared/writing.ts'
import { type Speech, speechOf } from './language.ts'
import { escaped } from './phrases.ts'
import { capitalise } from './sentences.ts'
import { type Voice, worded } from './tone.ts'

/** What decides which lines there are. */
type Kind = Pick<Brief, 'category' | 'language'>

interface Prepared {
  isOurs: RegExp
  /** Its longest stretch without anything filled in: quickly found missing. */
  stretch: string
  /** What the same line says in each voice; `$1` is what was filled in first. */
  said: Record<Voice, string | undefined>
}

const voices: readonly Voice[] = ['standard', 'professional', 'casual', 'enthusiastic']
const eachVoice = <T>(found: (voice: Voice) => T) =>
  Object.fromEntries(voices.map((voice) => [voice, found(voice)])) as Record<Voice, T>

// Two letters of another script: one alone would read as an initial.
const slot = { inside: 'ⴀⴀ', first: 'Ⴀⴀ' }
const authors = 'Ⴔⴔ'
const known = new WeakMap<object, readonly Prepared[]>()

/** The prepared lines that a post of this kind is made of, sentence by sentence. */
function preparedFor({ category, language }: Kind): readonly Prepared[] {
  const speech = speechOf(language)
  const texts = speech.category(category)
  const found = known.get(texts)
  if (found) return found
  const pools = [texts.hooks, texts.frames, ...Object.values(texts.lines), ...Object.values(texts.told)]
  const lines = pools.flat(2) as string[]
  const invitations = voices.slice(1).flatMap((voice) => speech.phrases(`invitations, ${voice}`))
  const openers = voices.slice(1).flatMap((voice) => speech.phrases(`openers, ${voice}`))
  const leads = [...openers, ...invitations.filter((line) => line.endsWith(':'))].map(escaped).join('|')
  const prepared = [...lines, ...invitations].flatMap((line) => readLine(line, leads, speech))
  known.set(texts, prepared)
  return prepared
}

function readLine(line: string, leads: string, speech: Speech): Prepared[] {
  const sentences = eachVoice((voice) => spoken(line, voice, speech))
  return voices.flatMap((voice, at) =>
    sentences[voice].flatMap((sentence, index) => {
      const isKnown = voices.slice(0, at).some((other) => sentences[other][index] === sentence)
      const stretch = stretchOf(sentence)
      if (isKnown || sentence.includes(authors) || (filled.test(sentence) && !/\p{L}\s+\p{L}/u.test(stretch))) return []
      const said = eachVoice((other) =>
        sentences[other].length === sentences[voice].length ? template(sentences[other][index]!, sentence) : undefined,
      )
      return [{ isOurs: new RegExp(`^¡?(?:(?:${leads})\\s)?${patternOf(sentence)}$`, 'iu'), stretch, said }]
    }),
  )
}

const spoken = (line: string, voice: Voice, speech: Speech): string[] => {
  const own = worded(line, voice)
    .replace(/^~/, '')
    .replace(/\{(?:topic|doing)\}/g, slot.inside)
    .replace(/\{Topic\}/g, slot.first)
    .replace(/\{fact\}/g, authors)
  if (voice === 'professional') return splitSentences(speech.formal(own))
  if (voice === 'casual') return splitSentences(speech.casual(own))
  return splitSentences(voice === 'enthusiastic' ? (speech.grammar.casual?.(own) ?? own) : own)
}

// The word before may have melted with what was filled in: "del" for "de" and "el".
const filled = /(?:(?<![^\s«“])[^\s«“]+\s)?[Ⴀⴀ]ⴀ/u
const eachFilled = new RegExp(filled, 'gu')
const slotsIn = (sentence: string): string[] => sentence.match(eachFilled) ?? []
const patternOf = (sentence: string) =>
  escaped(sentence.replace(/[\s\u00A0\u202F]?[.!]$/, '')).replace(eachFilled, '(.{1,120}?)') +
  (/[.!]$/.test(sentence) ? '[\\s\\u00A0\\u202F]?[.!]' : '')
const comparable = (text: string) => text.toLowerCase().replaceAll('’', "'")
const stretchOf = (sentence: string) =>
  comparable(sentence)
    .replace(/[\s\u00A0\u202F]?[.!]$/, '')
    .split(eachFilled)
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '')
    .trim()

function template(sentence: string, other: string): string | undefined {
  const slots = slotsIn(sentence)
  if (slots.join('|') !== slotsIn(other).join('|')) return undefined
  let number = 0
  return sentence.replace(/\$/g, '$$$$').replace(eachFilled, () => `$${++number}`)
}

const emojisAtEnd =
  /(?<!\s|\p{Extended_Pictographic}|\uFE0F|\u200D)(?:\s|\p{Extended_Pictographic}|\uFE0F|\u200D)*(?:\p{Extended_Pictographic}|\uFE0F|\u200D)$/u
const split = (sentence: string) => {
  const emojis = emojisAtEnd.exec(sentence)?.[0] ?? ''
  return { words: sentence.slice(0, sentence.length - emojis.length), emojis }
}

function candidates(words: string, brief: Kind): readonly Prepared[] {
  const text = comparable(words)
  return preparedFor(brief).filter(({ stretch }) => text.includes(stretch))
}

/** Is it one of the composer's own lines, whatever was filled in, rather than the author's words? */
export function isPrepared(sentence: string, brief: Kind): boolean {
  const { words } = split(sentence)
  return !/\p{L}/u.test(words) || candidates(words, brief).some(({ isOurs }) => isOurs.test(words))
}

/** One of the composer's own lines in another voice; anything else as it is. */
export function revoiced(sentence: string, voice: Voice, brief: Kind): string {
  const { words, emojis } = split(sentence)
  for (const { isOurs, said } of candidates(words, brief)) {
    const wording = said[voice]
    if (wording !== undefined && isOurs.test(words)) return capitalise(words.replace(isOurs, wording)) + emojis
  }
  return sentence
}
