import type { Language } from '#shared/catalogue.ts'
import { sentencesOfLine } from '#shared/text/sentences.ts'
import { wordsFor } from './words.ts'

export const sentencesOfNotes = (line: string): string[] =>
  sentencesOfLine(line, { isNotes: true }).map((sentence) => sentence.text.replace(/\s+/g, ' '))

/** Corrects capitals, blanks and the full stop; changes no word. */
export function cleanSentence(typed: string, language: Language): string {
  return withEnd(withCapital(cleanWords(typed, language)))
}

/** For list items and titles: adds no full stop. */
export function cleanItem(typed: string, language: Language): string {
  const text = cleanWords(typed, language)
  const sentences = sentencesOfLine(text, { isNotes: true })
  const between = (at: number) => text.slice(sentences[at - 1]?.end ?? 0, sentences[at]!.start)
  return sentences
    .map((sentence, at) => between(at) + (/[;/]/.test(between(at)) ? sentence.text : withCapital(sentence.text)))
    .join('')
}

function cleanWords(typed: string, language: Language): string {
  const text = calm(typed.normalize('NFC').replace(/\s+/g, ' ').trim())
    .replace(/\*\*([^*]{1,300})\*\*/g, '$1')
    .replace(/ (?=[,.](?:\s|$))/g, '')
    .replace(/(?<!\.)\.\.$/, '.')
    .replace(/\s?\([!?]{1,9}\)/g, '')
    .replace(/!{2,}/g, '!')
    .replace(/(\p{L}),(?=\p{L})/gu, '$1, ')
    .replace(/^(?:[,;.:–—-]\s){1,3}/, '')
  return wordsFor(language).clean(text)
}

/** Turns shouting into small letters. A few capitals among other words are a name. */
function calm(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length < 12 || text !== text.toUpperCase()) return text
  return text
    .split(' ')
    .map((word) => (/\d|[@/]/.test(word) ? word : word.toLowerCase()))
    .join(' ')
}

const raise = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Leaves names such as "iPhone" or "dbt-core 1.8" as typed. */
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
