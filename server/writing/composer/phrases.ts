import type { Language } from '#shared/catalogue.ts'
import { wordCount } from '#shared/posts.ts'
import { capitalise } from './sentences.ts'
import type { Pools } from './texts.ts'

/** A text with some words put in place of others, or left out. */
export type Change = (text: string) => string

export const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/['’]/g, "['’]")

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

/** What a language asks of somebody who leaves words out or puts others in their place. */
export interface Care {
  id: Language
  /** Beside one of these a word that could go is needed: "more simply", "well and truly". */
  needed: RegExp
  /** After one of these a word that could go changes what is said: "not really". */
  negated: RegExp
}

// Around what may go, and before what wants a comma; no text holds these.
const [start, end, joint] = ['\uF8F0', '\uF8F1', '\uF8F2']
const plain = (phrase: string) => phrase.toLowerCase().replaceAll('’', "'")
const startsVowel = /^[aeiouyhàâäéèêëîïôöùûœæ]/i
/** Goes on: what replaces it has to go on, too. */
const isOpen = /(?:^|\s)(?:to|of|that|de|que|à|a|dass)$/i
const elides = /(?:^|[^\p{L}])(?:de|que|le|la|je|me|te|se|ne|ce|lorsque|puisque|jusque)\s$/iu

/**
 * `from → to` lines as one pass over a text. Nothing after the arrow leaves the phrase out, where the sentence stands
 * without it; with a comma at its end, only where it is a remark of its own. The same phrase on both sides keeps it.
 */
export function changeBy(lines: readonly string[], care: Care): Change {
  const pairs = lines.map((line) => line.split('→').map((side) => side.trim()) as [from: string, to: string])
  const replacements = new Map(pairs.map(([from, to]) => [plain(from), to]))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(pairs.map(([from]) => from))}(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => {
    const changed = text.replace(pattern, (found: string, at: number) => {
      const to = replacements.get(plain(found))
      if (!to) return start + found + end
      // "We, however, stayed": not at the opening, and so no "but".
      if (found.endsWith(',') && /,\s$/.test(text.slice(0, at))) return found
      if (isOpen.test(found) && !/^\s[\p{L}\p{N}]/u.test(text.slice(at + found.length))) return found
      if (care.id === 'french' && !isElidedAsBefore(text.slice(0, at), found, to)) return found
      const said = /^\p{Lu}/u.test(found) ? capitalise(to) : to
      return found.includes(', ') && !to.includes(',') ? joint + said : said
    })
    return withoutFillers(changed.replace(/(?<=[\p{L}\p{N}]) \uF8F2/gu, ', ').replaceAll(joint, ''), care)
  }
}

/** "d'effectuer" cannot become "d'faire", nor "de rater" "de échouer". */
function isElidedAsBefore(before: string, found: string, next: string): boolean {
  if (/['’]$/.test(before)) return startsVowel.test(next)
  return startsVowel.test(found) || !startsVowel.test(next) || !elides.test(before)
}

const bare = (text: string) => text.replace(/[\uF8F0\uF8F1]/g, '')

/** What is said since the last sentence ended. */
function sinceStop(text: string): string {
  for (let at = text.length - 1; at >= 0; at--) {
    const mark = text.charAt(at)
    if (mark === '\n' || (/[.!?…]/.test(mark) && /\s/.test(text.charAt(at + 1)))) return text.slice(at + 1)
  }
  return text
}

/** Leaves out what is between the marks, a run of them at a time. */
function withoutFillers(marked: string, care: Care): string {
  let written = ''
  let read = 0
  for (const run of marked.matchAll(/\uF8F0[^\uF8F0\uF8F1]+\uF8F1(?:,? \uF8F0[^\uF8F0\uF8F1]+\uF8F1)*/gu)) {
    written += marked.slice(read, run.index)
    read = run.index + run[0].length
    const said = bare(run[0])
    const rest = bare(marked.slice(read))
    const left = leftOut(written, said, rest, care)
    if (left === undefined) written += said
    else {
      written = left
      const gap = /^,? /.exec(marked.slice(read))![0]
      const opens = /^\p{Lu}/u.test(said) && care.id !== 'german'
      const isFirst = !sinceStop(written).trim()
      read += gap.length
      if ((opens || isFirst) && /^\p{Ll}/u.test(marked.slice(read))) written += marked.charAt(read++).toUpperCase()
    }
  }
  return bare(written + marked.slice(read))
}

/** What stands before a run of words once they are gone; undefined where they have to stay. */
function leftOut(before: string, said: string, after: string, { id, needed, negated }: Care): string | undefined {
  const head = sinceStop(before)
  const tail = /^[^.!?…\n]*/.exec(after)![0]
  const isOwn = !head.trim() || /, $/.test(head)
  const isRemark = said.endsWith(',') || tail.startsWith(', ')
  const next = /^,? ["“„«‚‘(]?([\p{L}\p{N}][^\s,;:]*)/u.exec(tail)?.[1]
  if (!next || (isRemark && !isOwn) || (tail.startsWith(', ') && !head.trim())) return undefined
  const last = /(?<![^\s,;:])([^\s,;:]+),? ?$/.exec(head)?.[1] ?? ''
  const alone = (word: string, words: RegExp) => words.exec(word)?.[0] === word
  if (alone(last, needed) || alone(next, needed) || last.toLowerCase() === next.toLowerCase()) return undefined
  if (negated.test(/(?<![^,;:–])[^,;:–]*$/.exec(head)![0]) || alone(next, negated)) return undefined
  if (wordCount(head) + wordCount(tail.replace(/^,/, '')) < 3) return undefined
  const kept = isRemark ? before.replace(/, $/, ' ') : before
  if (id === 'french' && elides.test(kept) && startsVowel.test(next)) return undefined
  return id === 'english' ? withArticle(kept, next) : kept
}

/** "a very old man" becomes "an old man"; where the sound is not certain, nothing goes. */
function withArticle(before: string, next: string): string | undefined {
  const [, start = '', article] = /^([\s\S]*?)(?<![\p{L}\p{N}])(an?) $/iu.exec(before) ?? []
  if (!article) return before
  if (/^(?:uni|u[st][aeiu]|eu|one|once|h|\d)/i.test(next) || /^\p{Lu}{2}/u.test(next)) return undefined
  return `${start}${article[0]}${/^[aeiou]/i.test(next) ? 'n' : ''} `
}

/** The lines of a section that is plain text. */
export const linesOf = (pools: Pools, heading: string): string[] =>
  (pools[heading] ?? [])
    .map((line) => (typeof line === 'string' ? line : line[0]!))
    .map((line) => (line === '(none)' ? '' : line))
