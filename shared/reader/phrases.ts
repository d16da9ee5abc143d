import type { Passage, Span, Word } from './passage.ts'

/**
 * Worn words and phrases, one to a line: `(before) words (after) > plainer`.
 * - `a/b` either word; `[a b|c]` either phrase; `a?` or not; `*` any one word, `**` up to three; `@name` one of a set.
 * - `,` a comma may stand here.
 * - `^` opens a sentence, `$` ends a clause, `.` ends a sentence.
 * - `(a/b)` has to stand there, `(!a/b)` must not; neither is part of what is found.
 * - `~ x/y` meant as it is said where the text speaks of one of these: a "deep dive" among divers.
 * - `> x/y` says the same plainly, in the order of the forms; `> -` means that the sentence does without it.
 * Hyphens and apostrophes part words, so "game-changer" and "game changer" are one entry.
 */
export interface Family {
  rule: string
  weight: number
  reason: string
  lines: string
}

export interface Fix {
  label: string
  replacement: string
}

export interface Hit extends Span {
  rule: string
  weight: number
  reason: string
  fix: Fix | null
}

interface Token {
  /** Null stands for any word. */
  words: ReadonlySet<string> | null
  /** The spellings in the order they were given. */
  forms: readonly string[]
  isOptional: boolean
  mayPause: boolean
}

interface Context {
  words: ReadonlySet<string>
  isForbidden: boolean
}

interface Entry {
  family: Family
  tokens: readonly Token[]
  before: Context | null
  after: Context | null
  opens: boolean
  /** Ends a clause, or a whole sentence. */
  ends: RegExp | null
  /** Words that make a worn image a plain thing. */
  kin: readonly string[]
  plainer: string | null
  /** One of these has to be in the text, or the entry need not be looked for. */
  telling: readonly string[]
}

export interface Phrases {
  byFirstWord: ReadonlyMap<string, readonly Entry[]>
  count: number
}

const anyWord: Token = { words: null, forms: [], isOptional: true, mayPause: false }

const list = (text: string): string[] => text.split(/\s+/).filter(Boolean)

export const wordSet = (text: string): ReadonlySet<string> => new Set(list(text))

export function compilePhrases(families: readonly Family[], sets: Readonly<Record<string, string>>): Phrases {
  const byFirstWord = new Map<string, Entry[]>()
  const spell = (token: string): string[] =>
    token.split('/').flatMap((form) => {
      if (!form.startsWith('@')) return form
      const set = sets[form.slice(1)]
      if (set === undefined) throw new Error(`There is no set ${form}`)
      return list(set)
    })
  let count = 0
  for (const family of families)
    for (const line of family.lines.split('\n').map((one) => one.trim())) {
      if (!line) continue
      count += 1
      for (const one of expand(line)) {
        const entry = parse(one, family, spell)
        for (const word of firstWords(entry, line)) byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), entry])
      }
    }
  return { byFirstWord, count }
}

const brokenChoice = /(?<![^ ])(?=[^ ]*[-'’])([^ ()[\]>]+\/[^ ()[\]>]+?)(\??)(?![^ ])/

/** One line for each way through its brackets; a choice that holds an apostrophe is one, for that parts words. */
function expand(line: string): string[] {
  const choice = brokenChoice.exec(line)
  if (choice) return expand(line.replace(choice[0], `[${choice[1]?.replaceAll('/', '|')}${choice[2] ? '|' : ''}]`))
  const group = /\[([^[\]]*)\]/.exec(line)
  if (!group?.[1]) return [line]
  return group[1]
    .split('|')
    .flatMap((one) => expand(line.slice(0, group.index) + one + line.slice(group.index + group[0].length)))
}

function parse(line: string, family: Family, spell: (token: string) => string[]): Entry {
  const [said = '', plainer = null] = line.split('>').map((part) => part.trim())
  const [phrase = '', kin = ''] = said.split('~').map((part) => part.trim())
  const [, before, core = '', after] = /^(\([^()]*\) )?(.*?)( \([^()]*\))?$/.exec(phrase) ?? []
  const parts = core.replace(/[-'’]/g, ' ').split(' ').filter(Boolean)
  const tokens: Token[] = []
  for (const part of parts) {
    if (part === '^' || part === '$' || part === '.') continue
    if (part === '**') {
      tokens.push(...Array.from({ length: 3 }, () => anyWord))
      continue
    }
    if (part === ',') {
      const last = tokens.pop()
      if (last) tokens.push({ ...last, mayPause: true })
      continue
    }
    const isOptional = part.endsWith('?')
    const forms = spell(isOptional ? part.slice(0, -1) : part)
    tokens.push({ words: part.startsWith('*') ? null : new Set(forms), forms, isOptional, mayPause: false })
  }
  return {
    family,
    tokens,
    before: contextOf(before, spell),
    after: contextOf(after, spell),
    opens: parts.includes('^'),
    ends: parts.includes('.') ? sentenceClose : parts.includes('$') ? clauseClose : null,
    kin: list(kin).flatMap(spell),
    plainer,
    telling: tellingOf(tokens),
  }
}

const shortest = (forms: readonly string[]) => Math.min(...forms.map(({ length }) => length))

/** The words of the token that is the least likely to be there by chance: long ones are rarer. */
const tellingOf = (tokens: readonly Token[]): readonly string[] =>
  tokens
    .filter(({ words, isOptional }) => words && !isOptional)
    .map(({ forms }) => forms)
    .sort((one, other) => shortest(other) - shortest(one))[0] ?? []

function contextOf(group: string | undefined, spell: (token: string) => string[]): Context | null {
  if (!group) return null
  const inner = group.trim().slice(1, -1)
  if (/[-'’]/.test(inner)) throw new Error(`A word of ${inner} holds an apostrophe or a hyphen`)
  const isForbidden = inner.startsWith('!')
  return { words: new Set(list(isForbidden ? inner.slice(1) : inner).flatMap(spell)), isForbidden }
}

function firstWords({ tokens }: Entry, line: string): string[] {
  const words: string[] = []
  for (const { forms, isOptional, words: set } of tokens) {
    if (!set) throw new Error(`An entry cannot begin with any word: ${line}`)
    words.push(...forms)
    if (!isOptional) return words
  }
  throw new Error(`An entry needs a word that must be there: ${line}`)
}

const tight = /^(?:[ \t\u00A0\u202F]{1,2}|[-‑'’]|[ \u00A0]?[-–][ \u00A0]?)$/
const pause = /^,?[ \u00A0]$/
const opening = /[.!?…:;\n—–•¿¡"“”«»„]|\p{Extended_Pictographic}/u
const clauseClose = /^\s*(?:[.!?…:;,\n—–)"”»]|\p{Extended_Pictographic})/u
const sentenceClose = /^["”’»)]*\s*(?:[.!?…\n]|\p{Extended_Pictographic})/u

interface Reading {
  passage: Passage
  words: readonly Word[]
  gap: (at: number) => string
}

const opensSentence = ({ gap }: Reading, at: number) => at === 0 || opening.test(gap(at))
const endsAt = ({ words, gap }: Reading, at: number, close: RegExp) => at >= words.length - 1 || close.test(gap(at + 1))

/** Where the tokens from `token` on end when they are read from word `at`, or -1; the longest reading wins. */
function endOf(reading: Reading, tokens: readonly Token[], from: number, at = from, token = 0): number {
  const wanted = tokens[token]
  if (!wanted) return at
  const { words, gap } = reading
  const word = words[at]
  const isNext = () =>
    at === from || tight.test(gap(at)) || (tokens[token - 1]?.mayPause === true && pause.test(gap(at)))
  if (word && (!wanted.words || wanted.words.has(word.text)) && isNext()) {
    const end = endOf(reading, tokens, from, at + 1, token + 1)
    if (end > 0) return end
  }
  return wanted.isOptional ? endOf(reading, tokens, from, at, token + 1) : -1
}

const allows = (context: Context | null, word: Word | undefined, isNear: boolean) =>
  !context || (word !== undefined && isNear && context.words.has(word.text)) !== context.isForbidden

/** How a language joins two words: may `plainer` stand after `previous` where `former` stood? */
export type Fits = (previous: string, former: string, plainer: string) => boolean

export function findPhrases(passage: Passage, { byFirstWord }: Phrases, fits: Fits): Hit[] {
  const { text, words } = passage
  const gap = (at: number) => text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length)
  const reading: Reading = { passage, words, gap }
  const spoken = new Set(words.map((word) => word.text))
  const isPossible = ({ telling, kin }: Entry) =>
    telling.some((word) => spoken.has(word)) && !kin.some((word) => spoken.has(word))
  const possible = new Map([...spoken].map((word) => [word, byFirstWord.get(word)?.filter(isPossible) ?? []]))
  const hits: Hit[] = []
  words.forEach((first, at) => {
    for (const entry of possible.get(first.text) ?? []) {
      if (entry.opens && !opensSentence(reading, at)) continue
      const end = endOf(reading, entry.tokens, at)
      const last = words[end - 1]
      if (!last || end <= at || (entry.ends && !endsAt(reading, end - 1, entry.ends))) continue
      if (!allows(entry.before, words[at - 1], tight.test(gap(at)))) continue
      if (!allows(entry.after, words[end], tight.test(gap(end)))) continue
      const { rule, weight, reason } = entry.family
      const hit = { rule, weight, reason, start: first.start, end: last.end }
      // What stands within a sentence may hold it together.
      if (entry.plainer === '-')
        hits.push({
          ...hit,
          ...(startsSentence(text, first.start) ? cut(reading, at, end) : { fix: null }),
        })
      else hits.push({ ...hit, fix: entry.plainer ? replace(reading, entry, at, end, fits) : null })
    }
  })
  return hits
}

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

function replace({ words, passage, gap }: Reading, entry: Entry, at: number, end: number, fits: Fits): Fix | null {
  const found = words.slice(at, end)
  const first = found[0]
  const last = found.at(-1)
  if (!first || !last || !entry.plainer) return null
  const plainer = entry.plainer.replace(/(?<!\S)[^\s/]+\/\S+/g, (choice) => {
    const options = choice.split('/')
    const varied = entry.tokens.find(({ forms }) => forms.length === options.length)
    const form = found.map(({ text }) => varied?.forms.indexOf(text) ?? -1).find((place) => place >= 0)
    return options[form ?? 0] ?? ''
  })
  const previous = at > 0 && /^[ \u00A0'’]$/.test(gap(at)) ? (words[at - 1]?.text ?? '') : ''
  if (!fits(previous, first.text, plainer)) return null
  const before = passage.text.slice(first.start, last.end)
  const isUpper = before.length > 2 && before === before.toUpperCase()
  const isCapital = /^\p{Lu}/u.test(before)
  const replacement = isUpper ? plainer.toUpperCase() : isCapital ? capital(plainer) : plainer
  return { label: `Use “${replacement}”`, replacement }
}

const sentenceStop = /[.!?…]["”»)]{0,8}$/

function startsSentence(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const said = before.trimEnd()
  const blank = before.slice(said.length)
  return before === '' || blank.includes('\n') || (blank !== '' && sentenceStop.test(said.slice(-9)))
}

const without = 'Take it out'

/** Takes an opening away: the rest of its sentence starts with a capital, and a sentence of its own goes whole. */
function cut({ words, passage: { text } }: Reading, at: number, end: number): Span & { fix: Fix | null } {
  const start = words[at]?.start ?? 0
  const close = words[end - 1]?.end ?? start
  const next = words[end]
  const between = text.slice(close, next?.start ?? text.length)
  const stop = /^[.!…?]+["”»]?/.exec(between)?.[0]
  if (stop || !next) {
    const isAlone = !/\S/.test(text.slice(0, start)) && !next
    if (isAlone || !/(?:^|[\s])$/.test(text.slice(0, start))) return { start, end: close, fix: null }
    const stopped = close + (stop ?? between.trimEnd()).length
    const after = /^\s*/.exec(text.slice(stopped))?.[0].length ?? 0
    if (next) return { start, end: stopped + after, fix: { label: without, replacement: '' } }
    return { start: text.slice(0, start).trimEnd().length, end: stopped, fix: { label: without, replacement: '' } }
  }
  if (!/^(?:\s*[,:—–]\s*| )$/.test(between)) return { start, end: close, fix: null }
  const rest = text.slice(next.start, next.end)
  const isCapital = /^\p{Lu}/u.test(text.slice(start))
  return { start, end: next.end, fix: { label: without, replacement: isCapital ? capital(rest) : rest } }
}
