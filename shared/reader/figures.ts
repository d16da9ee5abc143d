import type { Language } from '#shared/catalogue.ts'
import { readerWords } from '#shared/languages/reader.ts'
import { msg } from '#shared/say.ts'
import type { Span } from '#shared/text/lines.ts'
import type { Line, Passage, Sentence } from './passage.ts'
import type { Hit } from './patterns.ts'

// Habits of layout and sentence building. Each habit is reported at most once per post.

export const habits = {
  'contrast-figure': {
    weight: 1.5,
    reason: msg`“Not this, but that” argues with something nobody said. Just say what’s true.`,
  },
  staccato: {
    weight: 1.5,
    reason: msg`Several very short sentences in a row. Join some of them.`,
  },
  'one-sentence-paragraphs': {
    weight: 2,
    reason: msg`Nearly every sentence is its own paragraph. Group the ones that belong together.`,
  },
  'em-dashes': { weight: 0.5, reason: msg`Several long dashes. A comma or a full stop usually reads better.` },
  exclamation: { weight: 0.5, reason: msg`Several exclamation marks in a row. One is enough.` },
  hashtags: { weight: 1, reason: msg`A block of hashtags. Keep the one or two that people actually follow.` },
} as const

const habit = (rule: keyof typeof habits, { start, end }: Span, fix: Hit['fix'] = null): Hit => ({
  rule,
  start,
  end,
  ...habits[rule],
  fix,
})

function findContrast({ text }: Passage, language: Language): Hit[] {
  for (const pattern of readerWords[language].contrasts) {
    const found = pattern.exec(text)
    if (!found) continue
    const end = found.index + found[0].length
    const rest = /^[^.!?\n]{0,90}/.exec(text.slice(end, end + 90))?.[0].trimEnd() ?? ''
    return [habit('contrast-figure', { start: found.index, end: end + rest.length })]
  }
  return []
}

const fragment = 3

function findStaccato({ lines }: Passage): Hit[] {
  let run: Sentence[] = []
  for (const { isItem, sentences } of lines) {
    if (isItem) run = []
    for (const sentence of isItem ? [] : sentences) {
      if (sentence.words <= fragment && /^[^\d:?#]{1,99}[.!…]$/.test(sentence.text)) run.push(sentence)
      else run = []
      const [first] = run
      if (first && run.length >= 3) return [habit('staccato', { start: first.start, end: sentence.end })]
    }
  }
  return []
}

const symbol =
  /^\s{0,9}(?:[#*\d]\uFE0F?\u20E3|[→↳➡⮕►▶✓✔✗✘☐☑➜➔➤]|(?![©®™‼⁉ℹ\u2194-\u21AA])\p{Extended_Pictographic})(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D|\u20E3){0,9}\s{0,9}(?=\S)/u

export const symbolLines = ({ text, lines }: Passage): Span[] =>
  lines.flatMap(({ start, end, sentences }) => {
    const mark = symbol.exec(text.slice(start, Math.min(end, start + 60)))
    return mark && sentences.length > 0 ? [{ start, end: start + mark[0].trimEnd().length }] : []
  })

export const fewestSymbols = 3
/** A dash opens direct speech. */
const isSpoken = (line: Line) => line.sentences[0]?.text.startsWith('—') === true
const isSingle = (line: Line) => !line.isItem && line.sentences.length === 1 && !isSpoken(line)

/** The longest run of lines with one sentence each. */
export function longestSingles({ lines }: Passage): Line[] {
  let [longest, run]: [Line[], Line[]] = [[], []]
  for (const line of lines) {
    if (isSingle(line)) run.push(line)
    else if (line.sentences.length > 0) run = []
    if (run.length > longest.length) longest = run
  }
  return longest
}

const maxSingles = 8

function findSingles(passage: Passage): Hit[] {
  const run = longestSingles(passage)
  const [first, last] = [run[0]?.sentences[0], run.at(-1)?.sentences[0]]
  if (!first || !last || run.length <= maxSingles) return []
  return [habit('one-sentence-paragraphs', { start: first.start, end: last.end })]
}

const dash = /(?<=\S)[^\S\n]{0,3}—\s{0,3}|(?<=[\p{L}\p{P}]) – (?=\p{L})/gu
const maxDashes = 3

function findDashes({ text, length }: Passage): Hit[] {
  const dashes = [...text.matchAll(dash)]
  const [first] = dashes
  if (!first || dashes.length <= Math.max(maxDashes, length / 60)) return []
  const end = first.index + first[0].length
  const isBetween = /[\p{L}\p{N}”"»)]/u.test(text.charAt(first.index - 1)) && /[\p{Ll}\p{N}]/u.test(text.charAt(end))
  const fix = isBetween && !first[0].includes('\n') ? { label: msg`Use a comma`, replacement: ', ' } : null
  return [habit('em-dashes', { start: first.index, end }, fix)]
}

/** A single “!!” is a greeting; a second one is shouting. */
function findExclamations({ text }: Passage): Hit[] {
  const runs = [...text.matchAll(/(?<!!)!{2,}/g)]
  const [first] = runs
  if (!first || runs.length < 2) return []
  const span = { start: first.index, end: first.index + first[0].length }
  return [habit('exclamation', span, { label: msg`Use one`, replacement: '!' })]
}

const hashtag = /(?<![\p{L}\p{N}_&#/])#[\p{L}\p{N}_]{0,60}\p{L}[\p{L}\p{N}_]{0,60}/gu
export const maxHashtags = 2
/** Readers skip a block of this many. */
const hashtagBlock = 6
export const hashtagsIn = ({ text }: Passage): Span[] =>
  Array.from(text.matchAll(hashtag), ({ 0: found, index }) => ({ start: index, end: index + found.length }))

function findHashtags(passage: Passage): Hit[] {
  const tags = hashtagsIn(passage)
  if (tags.length < hashtagBlock) return []
  const surplus = tags.slice(maxHashtags)
  const [first, last] = [surplus[0], surplus.at(-1)]
  if (!first || !last) return []
  const before = passage.text.slice(Math.max(0, first.start - 4), first.start)
  const span = { start: first.start - (/\s{0,4}$/.exec(before)?.[0].length ?? 0), end: last.end }
  const isBlock = passage.text.slice(first.start, last.end).replace(hashtag, '').trim() === ''
  return [habit('hashtags', span, isBlock ? { label: msg`Remove them`, replacement: '' } : null)]
}

export const findHabits = (passage: Passage, language: Language): Hit[] => [
  ...findContrast(passage, language),
  ...findStaccato(passage),
  ...findSingles(passage),
  ...findDashes(passage),
  ...findExclamations(passage),
  ...findHashtags(passage),
]
