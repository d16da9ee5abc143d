import { type Blank, blanksIn } from '../blanks.ts'
import type { Answer } from '../posts.ts'
import { listMark, numberedAnew } from './marks.ts'
import { sentencesIn } from './sentences.ts'

type Place = Pick<Blank, 'start' | 'end'>

/** The closing bracket belongs to the blank before. */
const sentenceEnd = /[.!?…]["”’»“)\]]{0,3}$/u
const bareListMark = /^(?:\d{1,2}[.)]|[A-H]\)|[-•*–])$/

function lineAround(text: string, { start, end }: Place) {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  return { from, to, before: text.slice(from, start), after: text.slice(end, to) }
}

/** Whether the blank is a sentence of its own. */
function isOwnSentence(before: string, after: string): boolean {
  const opening = before.replace(listMark, '').trimEnd()
  return (opening === '' || sentenceEnd.test(opening)) && /^\s*(?:$|[\p{Lu}\p{N}¿¡["“«„(])/u.test(after)
}

/** Whether the blank must be filled with a whole sentence. */
export function isAlone(text: string, blank: Place): boolean {
  const { before, after } = lineAround(text, blank)
  return !listMark.test(before) && isOwnSentence(before, after)
}

/** No full stop after a single word, a link, a hashtag, a mention, an emoji or another mark. */
const takesFullStop = (words: string) =>
  /\s/.test(words) && /[\p{L}\p{N}%€$)"”’»]$/u.test(words) && !/[/#@]/.test(words.split(/\s/).at(-1)!)

/** Names such as iPhone and example.com keep their small letter. */
const capitalised = (words: string) =>
  /^\p{Ll}(?:\p{Lu}|\p{Ll}{0,60}[./@_\d])/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1)

/**
 * Replaces a blank with the author's words. A sentence of its own gets a capital and a full stop; within a sentence
 * the existing punctuation stays.
 */
export function fillBlank(text: string, blank: Place, words: string): string {
  const { before, after } = lineAround(text, blank)
  const answer = words.trim()
  const put = (filled: string, rest = text.slice(blank.end)) => text.slice(0, blank.start) + filled + rest
  if (/^[.!?…]/.test(after))
    return /[!?…]$/.test(answer) ? put(answer, text.slice(blank.end + 1)) : put(answer.replace(/\.$/, ''))
  if (/^\s?[,;:]/.test(after)) return put(answer.replace(/[.,;:]$/, ''))
  const isOwn = isOwnSentence(before, after)
  if (!isOwn && after.trim()) return put(answer.replace(/\.$/, ''))
  const isListItem = listMark.test(before) && !after.trim()
  const stop = !isListItem && takesFullStop(answer) ? '.' : ''
  return put((isOwn ? capitalised(answer) : answer) + stop)
}

/** The start of the blank's sentence in the text before, and its end in the text after. */
function sentenceAround(before: string, after: string): { from: number; to: number } {
  const begun = sentenceEnd.test(before.trimEnd()) ? undefined : sentencesIn(before).at(-1)
  const ended = isOwnSentence(before, after) ? undefined : sentencesIn(after)[0]
  return { from: begun?.start ?? before.length, to: ended?.end ?? 0 }
}

/** Removes the sentence that contains a blank, and its line if nothing else is on it. */
export function takeOutBlank(text: string, blank: Place): string {
  const { from, to, before, after } = lineAround(text, blank)
  const sentence = sentenceAround(before, after)
  const left = before.slice(0, sentence.from).trimEnd()
  const right = after.slice(sentence.to).trimStart()
  const isEmpty = !right && (!left || bareListMark.test(left))
  const kept = isEmpty
    ? text.slice(0, from) + text.slice(to + 1)
    : text.slice(0, from) + [left, right].filter(Boolean).join(' ') + text.slice(to)
  return (isEmpty ? numberedAnew(kept) : kept).replace(/\n{3,}/g, '\n\n').trim()
}

/**
 * The author's answer from filling a blank, kept for rewriting the post. Words that need their sentence include it.
 * Null while that sentence has another blank.
 */
export function answerTo(text: string, blank: Blank, words: string): Answer | null {
  const { from, before, after } = lineAround(text, blank)
  const sentence = sentenceAround(before, after)
  const filled = fillBlank(text, blank, words)
  const answer = isOwnSentence(before, after)
    ? words.trim()
    : filled.slice(from + sentence.from, filled.length - (text.length - blank.end - sentence.to)).trim()
  if (blanksIn(answer).length > 0) return null
  return { question: blank.question.replace(/^¿?\p{Ll}/u, (start) => start.toUpperCase()), answer }
}

export function withAnswers(text: string, answers: readonly Answer[]): string {
  return blanksIn(text).reduceRight((filled, blank) => {
    const given = answers.find(({ question }) => question.toLowerCase() === blank.question.toLowerCase())?.answer
    if (!given) return filled
    const { from, before, after } = lineAround(filled, blank)
    if (isOwnSentence(before, after)) return fillBlank(filled, blank, given)
    const sentence = sentenceAround(before, after)
    return filled.slice(0, from + sentence.from) + given + filled.slice(blank.end + sentence.to)
  }, text)
}
