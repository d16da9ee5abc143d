import type { Language } from '../catalogue.ts'
import { languageOf } from '../text/language.ts'
import { paragraphsIn } from '../text/lines.ts'
import { emojisIn } from '../text/marks.ts'
import { sentencesOfLine } from '../text/sentences.ts'
import { partsIn, wordsIn } from '../text/words.ts'

/** A sentence verbatim. `words` are in lower case; `terms` are their parts: `don't` → `don`, `t`. */
export interface Sentence {
  text: string
  words: string[]
  terms: string[]
}

/** A text parsed once for all measures. */
export interface ParsedText {
  language: Language | null
  sentences: Sentence[]
  paragraphs: Sentence[][]
  words: number
  lines: number
  /** The first sentence of each list item. */
  listItems: Sentence[]
  emojis: string[]
  hashtags: string[]
}

const link = /https?:\/\/\S+|www\.\S+/g
const hashtag = /(?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]+/gu

function readSentence(text: string): Sentence {
  const words = wordsIn(text.replace(link, ' ')).map((word) => word.text)
  return { text, words, terms: words.flatMap((word) => partsIn(word).map((part) => part.text)) }
}

export function parseText(text: string): ParsedText {
  const plain = text.replaceAll('\r\n', '\n').trim()
  const language = languageOf(plain)
  const paragraphs: Sentence[][] = []
  const listItems: Sentence[] = []
  let lines = 0
  for (const paragraph of paragraphsIn(plain)) {
    const sentences: Sentence[] = []
    for (const { from, end, mark } of paragraph.lines) {
      const line = plain.slice(from, end)
      // A row of hashtags is not a sentence.
      if (!/[\p{L}\p{N}]/u.test(line.replace(hashtag, '').replace(link, ''))) continue
      lines += 1
      // Posts often omit full stops, so a sentence ends with its line.
      const found = sentencesOfLine(line, { language })
        .map(({ text: sentence }) => readSentence(sentence))
        .filter(({ words }) => words.length > 0)
      if (mark && found[0]) listItems.push(found[0])
      sentences.push(...found)
    }
    if (sentences.length > 0) paragraphs.push(sentences)
  }
  const sentences = paragraphs.flat()
  return {
    language,
    sentences,
    paragraphs,
    words: sentences.reduce((sum, { words }) => sum + words.length, 0),
    lines,
    listItems,
    emojis: emojisIn(plain),
    hashtags: plain.match(hashtag) ?? [],
  }
}
