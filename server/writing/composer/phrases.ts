import { capitalise } from './sentences.ts'
import type { Pools } from './texts.ts'

/** A text with some words put in place of others, or left out. */
export type Change = (text: string) => string

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/['’]/g, "['’]")

/** Whole words, whatever the alphabet; longer phrases before the shorter ones they start with. */
export const anyOf = (phrases: readonly string[]): string =>
  phrases.length
    ? `(?:${[...phrases]
        .sort((a, b) => b.length - a.length)
        .map(escaped)
        .join('|')})`
    : '(?!)'

const wholeWords = (source: string) => `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`

export const wordsIn = (phrases: readonly string[], flags = 'iu'): RegExp =>
  new RegExp(wholeWords(anyOf(phrases)), flags)

export const startsWith = (phrases: readonly string[]): RegExp =>
  new RegExp(`^${anyOf(phrases)}(?![\\p{L}\\p{N}])`, 'iu')

/** A phrase in which `*` stands for any words in between. */
export const askedBy = (phrases: readonly string[]): RegExp =>
  new RegExp(
    phrases.map((phrase) => wholeWords(escaped(phrase).replace(/ ?\\\*/g, '[^.]*?'))).join('|') || '(?!)',
    'iu',
  )

/** `from → to` lines as one pass over a text; nothing after the arrow leaves the phrase out, gap and all. */
export function changeBy(lines: readonly string[]): Change {
  const plain = (phrase: string) => phrase.toLowerCase().replaceAll('’', "'")
  const pairs = lines.map((line) => line.split('→').map((side) => side.trim()) as [from: string, to: string])
  const replacements = new Map(pairs.map(([from, to]) => [plain(from), to]))
  const phrase = wholeWords(anyOf(pairs.map(([from]) => from)))
  const pattern = new RegExp(`(,? )?(${phrase})(,? )?`, 'giu')
  return (text) =>
    text
      .replace(pattern, (_, before: string | undefined, found: string, after: string | undefined, at: number) => {
        const to = replacements.get(plain(found))
        if (to) return (before ?? '') + (/^\p{Lu}/u.test(found) ? capitalise(to) : to) + (after ?? '')
        const opens = !before || /[.!?…:]$/.test(text.slice(0, at))
        return before && after ? (opens ? ' \0' : ' ') : opens && after ? '\0' : ''
      })
      .replace(/\0(\p{Ll}?)/gu, (_, letter: string) => letter.toUpperCase())
}

/** The lines of a section that is plain text. */
export const linesOf = (pools: Pools, heading: string): string[] =>
  (pools[heading] ?? [])
    .map((line) => (typeof line === 'string' ? line : line[0]!))
    .map((line) => (line === '(none)' ? '' : line))
