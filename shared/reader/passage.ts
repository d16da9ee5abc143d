import type { Language } from '#shared/catalogue.ts'
import { wordCount } from '#shared/posts.ts'
import { linesIn, type Span } from '#shared/text/lines.ts'
import { sentencesOfLine } from '#shared/text/sentences.ts'
import { partsIn, type Word } from '#shared/text/words.ts'

export interface Sentence extends Span {
  text: string
  words: number
}

export interface Line extends Span {
  isItem: boolean
  sentences: readonly Sentence[]
}

/** A parsed text, so that rules need not parse it again. */
export interface Passage {
  text: string
  words: readonly Word[]
  lines: readonly Line[]
  sentences: readonly Sentence[]
  /** Words as people count them: separated by white space. */
  length: number
}

export function readPassage(text: string, language: Language | null = null): Passage {
  const lines = linesIn(text).map(({ start, end, from, mark }) => ({
    start,
    end,
    isItem: mark === 'list' || mark === 'emoji',
    sentences: sentencesOfLine(text.slice(from, end), { language }, from)
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text))
      .map((sentence) => ({ ...sentence, words: wordCount(sentence.text) })),
  }))
  return {
    text,
    words: partsIn(text),
    lines,
    sentences: lines.flatMap((line) => line.sentences),
    length: wordCount(text),
  }
}
