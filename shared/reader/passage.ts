import { wordCount } from '#shared/posts.ts'
import { listMark, splitSentences } from '#shared/text.ts'

/** Positions are UTF-16 offsets in the text that was read. */
export interface Span {
  start: number
  end: number
}

export interface Word extends Span {
  /** In lower case. */
  text: string
}

export interface Sentence extends Span {
  text: string
  words: number
}

export interface Line extends Span {
  /** An item of a list, or a line that starts with an emoji. */
  isItem: boolean
  sentences: readonly Sentence[]
}

/** A text read once, so that no rule has to read it again. */
export interface Passage {
  text: string
  words: readonly Word[]
  lines: readonly Line[]
  sentences: readonly Sentence[]
  /** Words as everyone counts them: parted by blanks. */
  length: number
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu
const combining = /\p{M}/u
const emojiMark = /^\s*(?:[#*\d]\uFE0F?\u20E3|(?![©®™‼⁉ℹ\u2194-\u21AA])\p{Extended_Pictographic})/u

const lower = (word: string) => (combining.test(word) ? word.normalize('NFC') : word).toLowerCase()

export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    text: lower(word),
    start: index,
    end: index + word.length,
  }))

/** So many marks in a row would take the search for sentence ends seconds, and end no sentence. */
const endless = /[.!?…]{40}/

/** `splitSentences` writes every run of blanks as one; this walks the line beside it to find where each one stands. */
function sentencesIn(line: string, offset: number): Sentence[] {
  let at = 0
  return (endless.test(line) ? [line.replace(/\s+/g, ' ').trim()] : splitSentences(line)).map((sentence) => {
    while (/\s/.test(line.charAt(at))) at += 1
    const start = at
    for (let read = 0; read < sentence.length; read += 1) {
      if (sentence[read] !== ' ') at += 1
      else while (/\s/.test(line.charAt(at))) at += 1
    }
    return { text: line.slice(start, at), start: offset + start, end: offset + at, words: wordCount(sentence) }
  })
}

export function readPassage(text: string): Passage {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const mark = listMark.exec(line.trimStart())?.[0] ?? ''
    const from = mark ? line.length - line.trimStart().length + mark.length : 0
    if (line.trim())
      lines.push({
        start,
        end: start + line.length,
        isItem: mark !== '' || emojiMark.test(line),
        sentences: sentencesIn(line.slice(from), start + from).filter(({ text: one }) => /[\p{L}\p{N}]/u.test(one)),
      })
    start += line.length + 1
  }
  return {
    text,
    words: wordsOf(text),
    lines,
    sentences: lines.flatMap((line) => line.sentences),
    length: wordCount(text),
  }
}
