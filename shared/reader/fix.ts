import { type Message, msg } from '#shared/say.ts'
import type { Span } from '#shared/text/lines.ts'

export interface Fix {
  label: Message
  replacement: string
}

type Fixed = Span & { fix: Fix | null }

/** The fix for a phrase: a plainer one, removal (`-`), or null if only the author can decide. */
export function fixFor(text: string, span: Span, plainer: string | null): Fixed {
  if (plainer === null) return { ...span, fix: null }
  if (plainer === '-') return startsSentence(text, span.start) ? without(text, span) : { ...span, fix: null }
  const found = text.slice(span.start, span.end)
  const isUpper = found.length > 2 && found === found.toUpperCase()
  const replacement = isUpper ? plainer.toUpperCase() : /^\p{Lu}/u.test(found) ? capital(plainer) : plainer
  return { ...span, fix: { label: msg`Use “${{ replacement }}”`, replacement } }
}

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const sentenceStop = /[.!?…]["”»)]{0,8}$/

function startsSentence(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const said = before.trimEnd()
  const blank = before.slice(said.length)
  return before === '' || blank.includes('\n') || (blank !== '' && sentenceStop.test(said.slice(-9)))
}

const label = msg`Remove it`

/**
 * Removes an opening. The rest of the sentence gets a capital; a phrase that is a whole sentence goes with its full
 * stop.
 */
function without(text: string, { start, end }: Span): Fixed {
  const rest = text.slice(end, end + 200)
  const stop = /^[.!…?]{1,9}["”»]?/.exec(rest)?.[0]
  const isLast = !/[\p{L}\p{N}]/u.test(text.slice(end))
  if (stop || isLast) {
    const before = text.slice(0, start)
    if (!/\S/.test(before) && isLast) return { start, end, fix: null }
    const stopped = end + (stop ?? '').length
    const blank = /^\s{0,9}/.exec(text.slice(stopped, stopped + 9))?.[0].length ?? 0
    return isLast
      ? { start: before.trimEnd().length, end: stopped, fix: { label, replacement: '' } }
      : { start, end: stopped + blank, fix: { label, replacement: '' } }
  }
  const [joint = '', word = ''] = /^(?:\s{0,2}[,:—–]\s{0,2}|\s)(?=([\p{L}\p{N}]{1,40}))/u.exec(rest) ?? []
  if (!word) return { start, end, fix: null }
  const isCapital = /^\p{Lu}/u.test(text.slice(start))
  return {
    start,
    end: end + joint.length + word.length,
    fix: { label, replacement: isCapital ? capital(word) : word },
  }
}

const blanksAhead = (text: string) => text.length - text.trimStart().length

/** A span of whole sentences plus the white space on one side, so that its neighbours keep the right distance. */
export function takenOut(text: string, { start, end }: Span): Span {
  const said = text.slice(0, start).trimEnd()
  const rest = text.slice(end)
  const behind = { start: said.length, end }
  const onLine = text.slice(0, start).split('\n').at(-1)!
  if (onLine.trim() !== '') return behind
  const ahead = { start, end: end + blanksAhead(rest) }
  // At the start of a paragraph, the space before must stay.
  if (rest.trim() !== '' && !text.slice(end, ahead.end).includes('\n')) return ahead
  const isLooser = start - said.length < ahead.end - end
  return rest.trim() === '' || (said !== '' && isLooser) ? behind : ahead
}
