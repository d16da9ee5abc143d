import type { Language } from '#shared/catalogue.ts'

// Splitting typed notes into sentences and cleaning them. Notes often go on in lower case after a full stop.

const abbreviations = new Set(
  'e.g i.e vs approx mr mrs ms dr prof st no nr ca bzw z.b d.h u.a p.ej sr sra srta dra env p.ex m mme mlle art tel max min std mio mrd inkl sog evtl ggf usw inc ltd fig vol bspw'.split(
    ' ',
  ),
)
const shortMonths = new Set('jan feb apr aug sept oct nov dec dez'.split(' '))
const boundary = /[.!?…]{1,20}["”’»“)]{0,2}(?=\s)|;(?=\s)|(?<=\s)\/(?=\s)/gu
const ordinalBefore = /(?:^|\s)(?:am|der|die|das|den|dem|im|zum|vom|beim|des|ab|bis|seit) \d{1,2}\.$/iu
const longestAbbreviation = 8
const fewestWords = 4

/** The sentences of one line, in its own words and order. */
export function sentencesOfNotes(line: string): string[] {
  const text = line.replace(/\s+/g, ' ').trim()
  const found: string[] = []
  let start = 0
  let quotes = 0
  let depth = 0
  let counted = 0
  for (const { 0: mark, index } of text.matchAll(boundary)) {
    const end = index + mark.length
    for (; counted < end; counted++) {
      const character = text[counted]!
      if (character === '"' && (quotes || closesSoon(text, counted, '"'))) quotes ^= 1
      else if (closers[character] && closesSoon(text, counted, closers[character])) depth += 1
      else if (depth > 0 && ')”»]'.includes(character)) depth -= 1
    }
    const isClosed = quotes === 0 && depth === 0
    const piece = text.slice(start, end)
    if (!isClosed || !endsSentence(piece.trim(), mark, text.slice(end + 1, end + 2))) continue
    const isSeparator = mark === ';' || mark === '/'
    const own = (isSeparator ? piece.slice(0, -1) : piece).trim()
    if (isSeparator && (wordsAtLeast(own) < 3 || wordsAtLeast(text.slice(end, end + 60)) < 3)) continue
    found.push(own)
    start = end
  }
  found.push(text.slice(start).trim())
  return found.filter(Boolean)
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '«': '»', '“': '”' }
const longestAside = 300

/** What is never closed, such as the mouth of a smiley, holds nothing together. */
const closesSoon = (text: string, at: number, closer: string) => text.slice(at + 1, at + longestAside).includes(closer)

const wordsAtLeast = (text: string) => text.split(' ').filter(Boolean).length

function endsSentence(piece: string, mark: string, next: string): boolean {
  if (mark === '..' && wordsAtLeast(piece) >= fewestWords) return true
  if (!mark.startsWith('.') || mark.length > 1)
    return !(mark.startsWith('…') || mark.startsWith('..')) || !isLower(next)
  const word = piece.slice(piece.lastIndexOf(' ') + 1, -1).replace(/^[("“„«]/, '')
  // "9 a.m.", "EE. UU."
  if (/^(?:\p{L}\.){1,4}\p{L}$|^(\p{Lu})\1$/u.test(word)) return false
  // "7 h.", "2 M.", but not "2 J. Smith"
  if (/^\p{L}$/u.test(word) && /\d\s\p{L}\.$/u.test(piece)) return isLower(word) || isLower(next)
  // "in Feb. 2020"
  if (shortMonths.has(word.toLowerCase())) return wordsAtLeast(piece) >= fewestWords && !/\d/.test(next)
  // "du CA." is none of the abbreviations
  const isInitials = /^\p{Lu}{2,8}$/u.test(word) && /\p{Ll}/u.test(piece) && !/\d/.test(next)
  if (isInitials) return true
  if (word.length <= longestAbbreviation && abbreviations.has(word.toLowerCase())) return false
  if (/^\p{L}$/u.test(word) && !/^[Ii]$/.test(word)) return false
  // "3. Platz" at the beginning
  if (/^\d{1,3}\.$/.test(piece.trim())) return false
  return !(ordinalBefore.test(piece.slice(-20)) && /[\p{L}]/u.test(next))
}

const isLower = (character: string) => /\p{Ll}/u.test(character)

const months = 'January February March April June July August September October November December'
const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
/** Their other meanings have small letters: "march", "sat", "may". */
const always = new Map(
  `${months} ${days} Jan Feb Aug Sept Oct Nov Dec`
    .split(' ')
    .filter((name) => name !== 'March' && name !== 'August')
    .map((name) => [name.toLowerCase(), name]),
)
const afterPreposition =
  /(?<!\p{L})(in|since|until|by|last|next|of|from|early|late|mid|this|\d{1,2}(?:st|nd|rd|th)?) (march|may|august)(?!\p{L})/gu

/** Capitals, blanks and the full stop put right; no word is another one. */
export function cleanSentence(typed: string, language: Language): string {
  return withEnd(withCapital(cleanWords(typed, language)))
}

/** As it stands in a list, or as a title: without a full stop of ours. */
export const cleanItem = (typed: string, language: Language): string => withCapital(cleanWords(typed, language))

function cleanWords(typed: string, language: Language): string {
  const text = calm(typed.normalize('NFC').replace(/\s+/g, ' ').trim())
    .replace(/\*\*([^*]{1,300})\*\*/g, '$1')
    .replace(/ (?=[,.](?:\s|$))/g, '')
    .replace(/(?<!\.)\.\.$/, '.')
    .replace(/(\p{L}),(?=\p{L})/gu, '$1, ')
    .replace(/^(?:[,;.:–—-]\s){1,3}/, '')
  if (language !== 'english') return text
  return text
    .replace(/(?<![\p{L}\p{N}'’])\p{L}{3,8}(?![\p{L}\p{N}'’])/gu, withApostrophe)
    .replace(/(?<![\p{L}\p{N}.'’@/&-])i(?=$|[\s,;:!?)]|['’](?:m|ve|d|ll)(?!\p{L})|\.(?:\s|$))/gu, 'I')
    .replace(
      /(?<![\p{L}@/.-])\p{Ll}{3,9}(?![\p{L}@/-])/gu,
      (word) => always.get(word) ?? (always.has(word.slice(0, -1)) ? raise(word) : word),
    )
    .replace(/(?<![\p{L}\p{N}@/.-])ai(?![\p{L}\p{N}@/-]|\.\p{L})/gu, 'AI')
    .replace(afterPreposition, (_, before: string, month: string) => `${before} ${raise(month)}`)
}

const contractions = new Map(
  "don't doesn't didn't isn't aren't wasn't weren't wouldn't couldn't shouldn't haven't hasn't hadn't can't that's there's what's i've you're they're he's she's we've you've they've"
    .split(' ')
    .map((word) => [word.replace("'", ''), word.indexOf("'")]),
)

function withApostrophe(word: string): string {
  const at = contractions.get(word.toLowerCase())
  return at === undefined ? word : `${word.slice(0, at)}'${word.slice(at)}`
}

/** Shouting, put into small letters; a few capitals among others are a name. */
function calm(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length < 12 || text !== text.toUpperCase()) return text
  return text
    .split(' ')
    .map((word) => (/\d|[@/]/.test(word) ? word : word.toLowerCase()))
    .join(' ')
}

const raise = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Names that are written small inside, such as "iPhone" or "dbt-core 1.8", are left as typed. */
function withCapital(text: string): string {
  const first = /^["“„«(¿¡'‘\s]{0,3}([\p{L}\p{N}][^\s,;:!?…"”»)]{0,60})/u.exec(text)
  const word = first?.[1]
  if (!word || !/^\p{Ll}+(?:['’-]\p{L}+)*\.?$/u.test(word.replace(/[./-]\p{Ll}+$/u, ''))) return text
  if (/[@/]|\.\p{L}/u.test(word) || text.startsWith('://', first[0].length)) return text
  const at = first[0].length - word.length
  return text.slice(0, at) + raise(text.slice(at))
}

const closed =
  /(?:[.!?…:][)"”’»“]{0,2}|[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?|#\p{L}{1,60}|\/\S{0,200})$/u

function withEnd(text: string): string {
  const trimmed = text.replace(/[\s,;–—-]{1,5}$/, '')
  if (!trimmed || closed.test(trimmed)) return trimmed
  return /https?:\S{1,500}$/.test(trimmed) ? trimmed : `${trimmed}.`
}
