import type { Blank } from './blanks.ts'
import { listMark, splitSentences } from './text.ts'

type Place = Pick<Blank, 'start' | 'end'>

/** The closing bracket is that of the blank before. */
const sentenceEnd = /[.!?…]["”’»“)\]]{0,3}$/u
const bareListMark = /^(?:\d{1,2}[.)]|[A-H]\)|[-•*–])$/

/** What stands on the line of a blank before it and after it. */
function lineAround(text: string, { start, end }: Place) {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  return { from, to, before: text.slice(from, start), after: text.slice(end, to) }
}

/** Does the blank begin its sentence, and is there nothing else in it? */
function isOwnSentence(before: string, after: string): boolean {
  const opening = before.replace(listMark, '').trimEnd()
  return (opening === '' || sentenceEnd.test(opening)) && /^\s*(?:$|[\p{Lu}\p{N}¿¡["“«„(])/u.test(after)
}

/** None after a single word, a link, a hashtag or a mention, and none beside an emoji or a mark of the author's own. */
const takesFullStop = (words: string) =>
  /\s/.test(words) && /[\p{L}\p{N}%€$)"”’»]$/u.test(words) && !/[/#@]/.test(words.split(/\s/).at(-1)!)

/** Names such as iPhone and example.com keep their small letter. */
const capitalised = (words: string) =>
  /^\p{Ll}(?:\p{Lu}|\p{Ll}{0,60}[./@_\d])/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1)

/**
 * The text with the author's words in place of a blank. A sentence of its own gets a capital and a full stop; within a
 * sentence the words leave the punctuation to it.
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

/** The text without the sentence that a blank stands in; a line that holds nothing else goes as well. */
export function takeOutBlank(text: string, blank: Place): string {
  const { from, to, before, after } = lineAround(text, blank)
  const begun = sentenceEnd.test(before.trimEnd()) ? '' : (splitSentences(before.replace(listMark, '')).at(-1) ?? '')
  const left = before.slice(0, begun ? Math.max(before.lastIndexOf(begun), 0) : before.length).trimEnd()
  const ended = isOwnSentence(before, after) ? '' : (splitSentences(after)[0] ?? '')
  const right = after.slice(ended ? after.indexOf(ended) + ended.length : 0).trimStart()
  const isEmpty = !right && (!left || bareListMark.test(left))
  const kept = isEmpty
    ? text.slice(0, from) + text.slice(to + 1)
    : text.slice(0, from) + [left, right].filter(Boolean).join(' ') + text.slice(to)
  return kept.replace(/\n{3,}/g, '\n\n').trim()
}
