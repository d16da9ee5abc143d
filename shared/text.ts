import { wordCount } from './posts.ts'

// Reading the plain text of a post: its sentences, list marks and emojis.

/** Of the four languages; a full stop after one of them ends no sentence. */
const abbreviation =
  /(?:(?<![\p{L}.])(?:e\.g|i\.e|vs|approx|Mr|Mrs|Ms|Dr|Prof|St|Inc|Ltd|Fig|p\.m|a\.m|U\.S|U\.K|z\. ?B|d\. ?h|u\. ?a|bzw|ca|inkl|usw|Nr|Hr|Fr|Sr|Sra|Srta|Dra|Ud|Uds|p\. ?ej|EE\. ?UU|M|Mme|Mlle|env|p\. ?ex)|(?:^|\s)\p{Lu})\.$/u
/** "am 3. März" goes on after the number. */
const germanMonth =
  /^\s(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Quartal|Jahr|Stock|Platz)/
const sentenceEnd =
  /(?<![.!?…])[.!?…]+["”’»“)]*(?:[ \u00A0\u202F]»)?(?:\s*\p{Extended_Pictographic}\uFE0F?)*(?=\s+["“‘«„‚(¿¡]?[\s\u00A0\u202F]?[\p{Lu}\p{N}\p{Extended_Pictographic}¿¡])/gu

/** The sentences of one paragraph, each with its own punctuation. Together they hold every word of it. */
export function splitSentences(paragraph: string): string[] {
  // No-break spaces stay: French sets them before its marks.
  const text = paragraph.replace(/[^\S\u00A0\u202F]+/g, ' ').trim()
  const found: string[] = []
  let start = 0
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length
    const piece = text.slice(start, end)
    if (abbreviation.test(piece) || (/\d\.$/.test(piece) && germanMonth.test(text.slice(end)))) continue
    found.push(piece.trim())
    start = end
  }
  found.push(text.slice(start).trim())
  return found.filter(Boolean)
}

export const listMark = /^(?:\d{1,2}[.)]|[A-H]\)|[-•*–]|(?:Step|Paso|Étape|Schritt) \d{1,2}\s?:)\s+/

/** Numbers a list anew in which an item is missing. */
export function numberedAnew(text: string): string {
  let last = 0
  return text.replace(/^(\d{1,2})(?=[.)] )/gm, (mark) => {
    const isNext = last > 0 && Number(mark) === last + 2
    last = isNext ? last + 1 : Number(mark)
    return `${last}`
  })
}

/** All sentences of a text with several paragraphs and lists, without the list marks. */
export const sentencesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => splitSentences(line.replace(listMark, '')))

export const sentenceKey = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Share of the sentences of `text` that also stand in `other`. */
export function sharedSentences(text: string, other: string): number {
  const known = new Set(sentencesOf(other).map(sentenceKey))
  const own = sentencesOf(text).map(sentenceKey).filter(Boolean)
  return own.length ? own.filter((sentence) => known.has(sentence)).length / own.length : 0
}

/** Do two sentences use nearly the same words? */
export function areAlike(sentence: string, other: string): boolean {
  const own = new Set(sentenceKey(sentence).split(' '))
  const others = new Set(sentenceKey(other).split(' '))
  return [...own].filter((word) => others.has(word)).length / Math.min(own.size, others.size) > 0.7
}

/** Standard deviation of the sentence lengths over their mean; above 0.5 reads lively. */
export function rhythmOf(text: string): number {
  const lengths = sentencesOf(text).map(wordCount)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const spread = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length
  return Math.sqrt(spread) / mean
}

const one =
  /(?:\p{Regional_Indicator}{2}|[#*\d]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)*)/gu
/** Pictographic by Unicode, yet plain text to every reader. */
const isText = (found: string) => /^[©®™‼⁉ℹ↔-↪]$/u.test(found)

export const emojisIn = (text: string): string[] => (text.match(one) ?? []).filter((found) => !isText(found))

/** Leaves them out, all but the first few where some are to be kept. */
export function withoutEmojis(text: string, kept = 0): string {
  let seen = 0
  return text
    .replace(one, (found) => (isText(found) || seen++ < kept ? found : '\0'))
    .replace(/^(\0\s*)+/gm, '')
    .replace(/(?:(?<![^\S\n])[^\S\n]+)?\0/g, '')
    .replace(/^[^\S\n]+|(?<![^\S\n])[^\S\n]+$/gm, '')
}
