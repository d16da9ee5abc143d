import type { WritingStyle } from '#shared/samples.ts'
import { commonWords } from './common-words.ts'

interface Text {
  paragraphs: string[]
  lines: string[]
  sentences: string[]
  words: string[]
}

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' })

const wordsOf = (text: string): string[] =>
  [...wordSegmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))

const listMark = /^\s*(?:[-*•→▪◦✓✔]|\d{1,2}[.)])\s+/u

function read(sample: string): Text {
  const text = sample.replaceAll('\r\n', '\n').trim()
  const lines = text.split('\n').filter((line) => line.trim())
  // A line is a sentence of its own at least: posts often do without a full stop.
  const sentences = lines
    .flatMap((line) => [...sentenceSegmenter.segment(line.replace(listMark, ''))].map(({ segment }) => segment.trim()))
    .filter((sentence) => wordsOf(sentence).length > 0)
  return { paragraphs: text.split(/\n\s*\n/).filter((one) => one.trim()), lines, sentences, words: wordsOf(text) }
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const round = (value: number): string => (value < 10 ? String(Math.round(value * 10) / 10) : String(Math.round(value)))
const share = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`
const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

const longestQuote = 120
function quote(sentence: string): string {
  const letters = [...sentence.trim().replaceAll(/\s+/g, ' ')]
  return `“${letters.length <= longestQuote ? letters.join('') : `${letters.slice(0, longestQuote).join('').trimEnd()}…`}”`
}

const countMatches = (texts: string[], pattern: RegExp): number =>
  texts.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0)

interface Voice {
  /** Words that tell the language apart from the others. */
  signs: RegExp
  self: RegExp
  reader: RegExp
}

const voices: Voice[] = [
  {
    signs: /^(the|and|of|to|is|it|that|for|with|we|a)$/iu,
    self: /^(i|me|my|mine|we|us|our|ours)$/iu,
    reader: /^(you|your|yours)$/iu,
  },
  {
    signs: /^(der|die|das|und|ist|ein|eine|nicht|wir|mit|am|den)$/iu,
    self: /^(ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*)$/iu,
    reader: /^(du|dich|dir|dein\p{L}*|ihnen|euch|euer)$/iu,
  },
  {
    signs: /^(le|la|les|et|des|est|une|pas|nous|dans|du)$/iu,
    self: /^(je|moi|mon|ma|mes|nous|notre|nos|j['’]\p{L}+)$/iu,
    reader: /^(tu|toi|ton|ta|tes|vous|votre|vos)$/iu,
  },
  {
    signs: /^(el|los|las|y|que|en|es|una|del|nosotros|por)$/iu,
    self: /^(yo|mí|mi|mis|nosotr[oa]s|nuestr[oa]s?|nos)$/iu,
    reader: /^(tú|ti|tu|tus|te|usted|ustedes|vosotr[oa]s)$/iu,
  },
]

/** The language whose small words come most often. */
const voiceOf = (words: string[]): Voice => {
  const signs = voices.map((voice) => words.filter((word) => voice.signs.test(word)).length)
  return voices[signs.indexOf(Math.max(...signs))]!
}

/**
 * How someone writes, measured in their samples and said in sentences. Every number comes from the samples and every
 * quotation is in them. Works without knowing the language; word lists cover English, Spanish, French and German.
 */
export function describeStyle(samples: readonly string[]): WritingStyle {
  const contents = samples.filter((sample) => wordsOf(sample).length > 0)
  if (contents.length === 0) return {}
  const texts = contents.map(read)
  const sentences = texts.flatMap((text) => text.sentences)
  const words = texts.flatMap((text) => text.words)
  const lengths = sentences.map((sentence) => wordsOf(sentence).length)
  const openings = texts.map((text) => text.sentences[0] ?? '')
  const closings = texts.map((text) => text.sentences.at(-1) ?? '')
  const entries = {
    basis: basis(texts.length, words.length),
    postLength: postLength(texts),
    sentenceLength: sentenceLength(sentences, lengths),
    rhythm: rhythm(lengths),
    paragraphs: paragraphs(texts),
    openings: openingsOf(openings, voiceOf(words)),
    closings: closingsOf(closings),
    questions: questions(sentences),
    pointOfView: pointOfView(words),
    lists: lists(texts),
    emojis: emojis(contents),
    punctuation: punctuation(contents, words.length),
    hashtags: hashtags(contents),
    favouriteWords: favouriteWords(texts),
  }
  return Object.fromEntries(Object.entries(entries).filter(([, text]) => text !== ''))
}

const basis = (samples: number, words: number): string =>
  `Measured in ${many(samples, 'active sample')} with ${many(words, 'word')} in all.${
    samples < 5 || words < 500 ? ' Take it as a first impression; more samples make it surer.' : ''
  }`

function postLength(texts: Text[]): string {
  const lengths = texts.map((text) => text.words.length)
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  return least === most
    ? `Your posts have ${many(least, 'word')}.`
    : `Your posts have ${round(mean(lengths))} words on average, from ${least} to ${most}.`
}

function sentenceLength(sentences: string[], lengths: number[]): string {
  const longest = lengths.indexOf(Math.max(...lengths))
  const kind = mean(lengths) <= 9 ? 'short' : mean(lengths) <= 16 ? 'middling' : 'long'
  return `You write ${kind} sentences: ${round(mean(lengths))} words on average. The longest has ${many(lengths[longest]!, 'word')}: ${quote(sentences[longest]!)}`
}

function rhythm(lengths: number[]): string {
  if (lengths.length < 4) return ''
  const average = mean(lengths)
  const spread = Math.sqrt(mean(lengths.map((length) => (length - average) ** 2)))
  const short = lengths.filter((length) => length <= 5).length
  const kind = spread < average * 0.4 ? 'are much alike in length' : 'vary in length'
  return `Your sentences ${kind}, usually by about ${round(spread)} words. ${share(short, lengths.length)} have five words or fewer.`
}

function paragraphs(texts: Text[]): string {
  const counts = texts.map((text) => text.paragraphs.length)
  const perParagraph = mean(texts.flatMap((text) => text.paragraphs.map((one) => read(one).sentences.length)))
  return `A post of yours has ${round(mean(counts))} paragraphs on average, each of about ${round(perParagraph)} sentences.`
}

function openingsOf(openings: string[], { self }: Voice): string {
  const questions = openings.filter((opening) => /[?？]\s*$/u.test(opening)).length
  const numbers = openings.filter((opening) => /^\W*\d/u.test(opening)).length
  const selves = openings.filter((opening) => self.test(wordsOf(opening)[0] ?? '')).length
  const found = [
    questions && `${questions} with a question`,
    numbers && `${numbers} with a number`,
    selves && `${selves} with yourself or your team`,
  ].filter(Boolean)
  const shortest = openings.reduce((a, b) => (wordsOf(b).length < wordsOf(a).length ? b : a))
  const how =
    found.length > 0
      ? `Of ${many(openings.length, 'post')} you open ${found.join(', ')}.`
      : 'You open with a statement.'
  return `${how} Your first sentence has ${round(mean(openings.map((one) => wordsOf(one).length)))} words on average. The shortest: ${quote(shortest)}`
}

function closingsOf(closings: string[]): string {
  const asking = closings.filter((closing) => /[?？]\W*$/u.test(closing))
  if (asking.length === 0) return `You end with a statement, for example ${quote(closings[0]!)}`
  return `You end ${asking.length === closings.length ? 'every post' : `${asking.length} of ${closings.length} posts`} with a question, for example ${quote(asking[0]!)}`
}

function questions(sentences: string[]): string {
  const found = sentences.filter((sentence) => /[?？]\W*$/u.test(sentence))
  if (found.length === 0) return 'You ask no questions.'
  return `${share(found.length, sentences.length)} of your sentences are questions, for example ${quote(found[0]!)}`
}

function pointOfView(words: string[]): string {
  const voice = voiceOf(words)
  const self = words.filter((word) => voice.self.test(word)).length
  const reader = words.filter((word) => voice.reader.test(word)).length
  if (self === 0 && reader === 0) return 'You speak neither of yourself nor to the reader directly.'
  const more =
    self > reader * 1.5
      ? 'You speak mostly of yourself and your team'
      : reader > self * 1.5
        ? 'You speak mostly to the reader'
        : 'You speak of yourself and to the reader about equally'
  return `${more}: ${many(self, 'time')} in the first person and ${many(reader, 'time')} to the reader.`
}

function lists(texts: Text[]): string {
  const withLists = texts.filter((text) => text.lines.filter((line) => listMark.test(line)).length >= 2)
  if (withLists.length === 0) return 'You use no lists.'
  const items = mean(withLists.map((text) => text.lines.filter((line) => listMark.test(line)).length))
  return `${many(withLists.length, 'post')} of ${texts.length} ${withLists.length === 1 ? 'has' : 'have'} a list, of ${round(items)} items on average.`
}

function emojis(contents: string[]): string {
  const found = contents
    .flatMap((content) => content.match(/\p{Extended_Pictographic}/gu) ?? [])
    .filter((one) => !/[©®™]/u.test(one))
  if (found.length === 0) return 'You use no emojis.'
  const favourites = mostFrequent(found)
    .slice(0, 3)
    .map(([emoji]) => emoji)
  return `You use ${round(found.length / contents.length)} emojis a post, most often ${favourites.join(' ')}.`
}

function punctuation(contents: string[], words: number): string {
  const marks = [
    ['exclamation marks', /!+/g],
    ['dashes', /\s[–—-]\s|[—]/g],
    ['ellipses', /…|\.{3,}/g],
    ['colons', /:(?=\s)/g],
    ['brackets', /\(/g],
  ] as const
  const counted = marks.map(([name, pattern]) => [name, countMatches(contents, pattern)] as const)
  const used = counted.filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a)
  if (used.length === 0) return 'You get by with full stops and commas.'
  const [name, count] = used[0]!
  const never = counted.filter(([, found]) => found === 0).map(([mark]) => mark)
  return `You use ${name} most: ${round((1_000 * count) / Math.max(1, words))} in 1,000 words.${never.length > 0 ? ` You never use ${never.join(' or ')}.` : ''}`
}

function hashtags(contents: string[]): string {
  const found = contents.flatMap((content) => content.match(/(?<![\p{L}\p{N}_])#[\p{L}\p{N}_]+/gu) ?? [])
  if (found.length === 0) return 'You use no hashtags.'
  const top = mostFrequent(found)
    .slice(0, 3)
    .map(([tag]) => tag)
  return `You add ${round(found.length / contents.length)} hashtags a post, such as ${top.join(' ')}.`
}

/** Words that come in more than one sample: a word of one post is its subject, not a habit. */
function favouriteWords(texts: Text[]): string {
  const spread = new Map<string, number>()
  for (const text of texts) {
    const own = new Set(
      text.words
        .map((word) => word.toLowerCase())
        .filter((word) => /^\p{L}{4,}$/u.test(word) && !commonWords.has(word)),
    )
    for (const word of own) spread.set(word, (spread.get(word) ?? 0) + 1)
  }
  const found = [...spread].filter(([, posts]) => posts >= 2).sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
  if (found.length === 0) return ''
  return `Words that come again from post to post: ${found
    .slice(0, 6)
    .map(([word, posts]) => `${word} (${posts} posts)`)
    .join(', ')}.`
}

function mostFrequent(values: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
