import type { Language } from '../catalogue.ts'
import { emojisIn, splitSentences } from '../text.ts'
import { languageOf } from './lexicon.ts'

/** A sentence word for word; its words in lower case, and these taken apart at apostrophes: `don't` → `don`, `t`. */
export interface Sentence {
  text: string
  words: string[]
  terms: string[]
}

/** One text, taken apart once for all measures. */
export interface Reading {
  language: Language | null
  sentences: Sentence[]
  paragraphs: Sentence[][]
  words: number
  lines: number
  /** What each line of a list begins with. */
  listItems: Sentence[]
  emojis: string[]
  hashtags: string[]
}

const link = /https?:\/\/\S+|www\.\S+/g
const hashtag = /(?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]+/gu
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+|[.,]\p{N}+)*/gu
const mark =
  /^\s*(?:[-*•→▪◦✓✔–]\s|\d{1,2}[.)]\s|(?:Step|Paso|Étape|Schritt) \d{1,2}\s?:|(?:\p{Extended_Pictographic}|\d\uFE0F?\u20E3)\uFE0F?\s)\s*/u

function readSentence(text: string): Sentence {
  const words = text.toLowerCase().replace(link, ' ').match(word) ?? []
  return { text, words, terms: words.flatMap((one) => (/['’]/.test(one) ? one.split(/['’]/) : one)) }
}

export function read(text: string): Reading {
  const plain = text.replaceAll('\r\n', '\n').trim()
  const paragraphs: Sentence[][] = []
  const listItems: Sentence[] = []
  let lines = 0
  for (const block of plain.split(/\n\s*\n/)) {
    const paragraph: Sentence[] = []
    for (const line of block.split('\n')) {
      // A row of hashtags is no sentence.
      if (!/[\p{L}\p{N}]/u.test(line.replace(hashtag, '').replace(link, ''))) continue
      lines += 1
      // A line is a sentence of its own at least, because posts often do without a full stop.
      const content = line.replace(mark, '')
      const found = splitSentences(content)
        .map(readSentence)
        .filter(({ words }) => words.length > 0)
      if (content !== line && found[0]) listItems.push(found[0])
      paragraph.push(...found)
    }
    if (paragraph.length > 0) paragraphs.push(paragraph)
  }
  const sentences = paragraphs.flat()
  return {
    language: languageOf(sentences.flatMap(({ terms }) => terms)),
    sentences,
    paragraphs,
    words: sentences.reduce((sum, { words }) => sum + words.length, 0),
    lines,
    listItems,
    emojis: emojisIn(plain),
    hashtags: plain.match(hashtag) ?? [],
  }
}
