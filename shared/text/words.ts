import type { Span } from './lines.ts'

export interface Word extends Span {
  text: string
}

const part = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
const whole = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’‑-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*|[.,]\p{N}+)*/gu
const combining = /\p{M}/u

const lower = (word: string) => (combining.test(word) ? word.normalize('NFC') : word).toLowerCase()

const found = (text: string, pattern: RegExp): Word[] =>
  Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
    text: lower(word),
    start: index,
    end: index + word.length,
  }))

/** Words as people count them: `don't`, `co-founder` and `3.5` are one each. */
export const wordsIn = (text: string): Word[] => found(text, whole)

/** Words as in our word lists, split at every mark: `don't` is `don` and `t`. */
export const partsIn = (text: string): Word[] => found(text, part)
