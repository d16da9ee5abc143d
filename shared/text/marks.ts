import { alternatives } from '../languages/lists.ts'
import { everySentenceWords } from '../languages/sentences.ts'

const steps = alternatives(everySentenceWords, ({ step }) => step)
const mark = `\\d{1,2}[.)]|[A-H]\\)|[-•*–]|(?:${steps}) \\d{1,2}\\s?:`
export const listMark = new RegExp(`^(?:${mark})\\s+`)
/** A line with nothing but a list mark. */
export const onlyListMark = new RegExp(`^\\s*(?:(?:${mark})\\s*)?$`)

/** Renumbers a list from which an item was removed. */
export function numberedAnew(text: string): string {
  let last = 0
  return text.replace(/^(\d{1,2})(?=[.)] )/gm, (mark) => {
    const isNext = last > 0 && Number(mark) === last + 2
    last = isNext ? last + 1 : Number(mark)
    return `${last}`
  })
}

export const sentenceKey = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether two sentences use nearly the same words. */
export function areAlike(sentence: string, other: string): boolean {
  const own = new Set(sentenceKey(sentence).split(' '))
  const others = new Set(sentenceKey(other).split(' '))
  return [...own].filter((word) => others.has(word)).length / Math.min(own.size, others.size) > 0.7
}

const one =
  /(?:\p{Regional_Indicator}{2}|[#*\d]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)*)/gu
/** Pictographic in Unicode, but plain text for readers. */
const isText = (found: string) => /^[©®™‼⁉ℹ↔-↪]$/u.test(found)

export const emojisIn = (text: string): string[] => (text.match(one) ?? []).filter((found) => !isText(found))

/** Removes emojis, except the first `kept`. */
export function withoutEmojis(text: string, kept = 0): string {
  let seen = 0
  return text
    .replace(one, (found) => (isText(found) || seen++ < kept ? found : '\0'))
    .replace(/^(\0\s*)+/gm, '')
    .replace(/(?:(?<![^\S\n])[^\S\n]+)?\0/g, '')
    .replace(/^[^\S\n]+|(?<![^\S\n])[^\S\n]+$/gm, '')
}
