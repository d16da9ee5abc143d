import type { Span } from '#shared/text/lines.ts'
import type { Reason } from './finding.ts'
import { type Fix, fixFor } from './fix.ts'
import type { Passage } from './passage.ts'

/**
 * Phrases that an editor strikes, read from one text file per language. `[name]` starts the patterns of a rule,
 * `@name =` defines a list of words, and each other line is a pattern:
 * `find | reason | an example it finds | one it must not find`.
 * - `[a b|c]` either phrase; `a?` and `[…]?` optional; `stem*` a beginning; `*` any word, `**` up to three; `@name` a
 *   word of the list.
 * - `^` starts a sentence; `,` allows a comma; `?` `:` `.` `!`, and `,` as an alternative, are required.
 * - `> plainer` is a plainer phrase, `> -` means that the sentence works without it; `[a|b] > [c|d]` pairs them.
 * A space also matches a hyphen, and an opening quotation mark may follow it.
 */
export interface Pattern {
  rule: string
  source: string
  reason: string
  finds: string
  spares: string
}

export interface Hit extends Span {
  rule: string
  weight: number
  reason: Reason
  fix: Fix | null
}

interface Variant {
  pattern: Pattern
  expression: RegExp
  opensSentence: boolean
  plainer: string | null
}

interface Stem {
  stem: string
  variant: Variant
}

export interface PatternSet {
  patterns: readonly Pattern[]
  byWord: ReadonlyMap<string, readonly Variant[]>
  /** By the first letters of the stem. */
  byStem: ReadonlyMap<string, readonly Stem[]>
  /** The beginnings of words for any subject: the list `@common`. */
  common: ReadonlySet<string>
}

const weights: Record<string, number> = { bait: 2, cliche: 1, hype: 1, moral: 1.5 }
/** Further repeats of a phrase are the same habit. */
const maxOfEach = 3
const shortestStem = 3

export function parsePatterns(text: string): PatternSet {
  const lists = new Map<string, string[]>()
  const patterns: Pattern[] = []
  const byWord = new Map<string, Variant[]>()
  const byStem = new Map<string, Stem[]>()
  let rule = ''
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [source = '', reason, finds = '', spares = ''] = line.split(' | ')
    const [, name, words = ''] = /^@([a-z]+) = (.*)$/.exec(source) ?? []
    if (name) lists.set(name, words.split(' '))
    else if (reason === undefined) rule = source.slice(1, -1)
    else {
      const pattern = { rule, source, reason, finds, spares }
      patterns.push(pattern)
      for (const { find, plainer } of variantsOf(source)) {
        const opensSentence = find.startsWith('^ ')
        const elements = elementsOf(opensSentence ? find.slice(2) : find)
        const expression = new RegExp(`${sourceOf(elements, lists)}(?![${letters}])`, 'y')
        const variant = { pattern, expression, opensSentence, plainer }
        for (const first of new Set(firstWords(elements, lists, source))) {
          if (first.endsWith('*')) add(byStem, first.slice(0, shortestStem), { stem: first.slice(0, -1), variant })
          else add(byWord, first, variant)
        }
      }
    }
  }
  return { patterns, byWord, byStem, common: new Set(lists.get('common')) }
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

/** If each alternative has its own plainer word, each becomes a variant. */
function variantsOf(source: string): { find: string; plainer: string | null }[] {
  const [find = '', plainer = null] = source.split(' > ')
  if (!plainer?.startsWith('[')) return [{ find, plainer }]
  const [group = ''] = elementsOf(find)
  const options = plainer.slice(1, -1).split('|')
  return group
    .slice(1, -1)
    .split('|')
    .map((option, at) => ({ find: option + find.slice(group.length), plainer: options[at] ?? null }))
}

const elementsOf = (find: string): string[] => find.match(/\[[^[\]]*\]\??|[^ ]+/g) ?? []

/**
 * The letters of our languages in lower case. Unicode classes and case-insensitive patterns compile many times
 * slower.
 */
const letters = '0-9a-zà-öø-ÿœ'

/** Every repeat is bounded, so that matching at a word takes constant time. */
const gap = '(?:[-‑]|[ \\u00A0\\u202F]{1,2}["“„«‘]?[\\u00A0\\u202F]?)'
const anyWord = `[${letters}][${letters}'’%]{0,30}`
const marks: Record<string, string> = {
  ',': ',?',
  '?': '[ \\u00A0\\u202F]?\\?',
  ':': '[ \\u00A0\\u202F]?:',
  '!': '[ \\u00A0\\u202F]?!',
  '.': '(?=["”’»)]{0,2}\\s{0,2}(?:[.!?…\\n\\u2600-\\u27BF\\uD83C-\\uD83E]|$))',
}

const isOptional = (element: string) => element.length > 1 && element.endsWith('?')

function sourceOf(elements: readonly string[], lists: ReadonlyMap<string, readonly string[]>): string {
  const [first = '', ...rest] = elements
  if (isOptional(first)) return `(?:${sourceOf([first.slice(0, -1), ...rest], lists)}|${sourceOf(rest, lists)})`
  const group = /^\[(.*)\]$/.exec(first)?.[1]
  const start = group ? either(group.split('|').map((one) => sourceOf(elementsOf(one), lists))) : wordOf(first, lists)
  return start + rest.map((element) => following(element, lists)).join('')
}

const either = (sources: readonly string[]) => `(?:${sources.join('|')})`

function following(element: string, lists: ReadonlyMap<string, readonly string[]>): string {
  const mark = marks[element]
  if (mark) return mark
  if (isOptional(element)) return `(?:${following(element.slice(0, -1), lists)})?`
  if (element === '**') return `(?:${gap}${anyWord}){0,3}`
  const group = /^\[(.*)\]$/.exec(element)?.[1]
  if (!group) return gap + wordOf(element, lists)
  return either(
    group.split('|').map((one) =>
      one === ','
        ? one
        : elementsOf(one)
            .map((part) => following(part, lists))
            .join(''),
    ),
  )
}

function wordOf(word: string, lists: ReadonlyMap<string, readonly string[]>): string {
  if (word === '*') return anyWord
  if (word.startsWith('@')) return either(listed(word, lists).map((one) => wordOf(one, lists)))
  const isStem = word.endsWith('*')
  const spelt = (isStem ? word.slice(0, -1) : word)
    .toLowerCase()
    .replace(/[.+?$^(){}\\/]/g, '\\$&')
    .replaceAll("'", "['’]")
  return `${spelt}${isStem ? `[${letters}]{0,20}` : `(?![${letters}])`}`
}

function listed(name: string, lists: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const words = lists.get(name.slice(1))
  if (!words) throw new Error(`There is no list ${name}`)
  return words
}

/** The possible first words of a phrase, cut at an apostrophe like the words of a passage. */
function firstWords(
  elements: readonly string[],
  lists: ReadonlyMap<string, readonly string[]>,
  source: string,
): string[] {
  const [first = '', ...rest] = elements
  if (isOptional(first)) return [...firstWords([first.slice(0, -1)], lists, source), ...firstWords(rest, lists, source)]
  const group = /^\[(.*)\]$/.exec(first)?.[1]
  if (group) return group.split('|').flatMap((one) => firstWords(elementsOf(one), lists, source))
  if (first.startsWith('@')) return [...listed(first, lists)]
  const word = /^[\p{L}\p{N}]+/u.exec(first)?.[0].toLowerCase()
  if (!word || (first.endsWith('*') && word.length < shortestStem))
    throw new Error(`A pattern cannot begin with ${first}: ${source}`)
  return [first.endsWith('*') && word.length === first.length - 1 ? `${word}*` : word]
}

const sentenceStart = /(?:^|[.!?…:;\n—–•¿¡"“”«»„(]|\p{Extended_Pictographic}\uFE0F?)[^\p{L}\p{N}]{0,4}$/u

/** Lower case with the same length: a letter whose lower case is longer stays. */
function lowerOf(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return text.replace(/\p{Lu}/gu, (letter) =>
    letter.toLowerCase().length > letter.length ? letter : letter.toLowerCase(),
  )
}

export function findPatterns(passage: Passage, { byWord, byStem }: PatternSet): Hit[] {
  const { text, words } = passage
  const lower = lowerOf(text)
  const hits: Hit[] = []
  const counts = new Map<Pattern, number>()
  const possible = new Map<string, readonly Variant[]>()
  for (const { text: word, start } of words) {
    let variants = possible.get(word)
    if (!variants) {
      const stems = byStem.get(word.slice(0, shortestStem)) ?? []
      variants = [
        ...(byWord.get(word) ?? []),
        ...stems.filter(({ stem }) => word.startsWith(stem)).map(({ variant }) => variant),
      ]
      possible.set(word, variants)
    }
    for (const { pattern, expression, opensSentence, plainer } of variants) {
      const count = counts.get(pattern) ?? 0
      if (count >= maxOfEach) continue
      expression.lastIndex = start
      const found = expression.exec(lower)?.[0]
      if (!found || (opensSentence && !sentenceStart.test(text.slice(Math.max(0, start - 6), start)))) continue
      const span = { start, end: start + found.trimEnd().length }
      if (isQuoted(text, span)) continue
      counts.set(pattern, count + 1)
      hits.push({
        rule: pattern.rule,
        weight: weights[pattern.rule] ?? 1,
        reason: pattern.reason,
        ...span,
        ...fixFor(text, span, plainer),
      })
    }
  }
  return hits
}

const longestQuote = 300

/** Quotations are not the author's words, and a quoted phrase is mentioned, not used. */
const isQuoted = (text: string, { start, end }: Span) =>
  /["“„«][^"“„«”»\n]*$/.test(text.slice(Math.max(0, start - longestQuote), start)) &&
  /^[^"“„«”»\n]*["”“»]/.test(text.slice(end, end + longestQuote))
