import type { Span } from '#shared/text/lines.ts'

export interface Fix {
  label: string
  /** Takes the place of the span. */
  replacement: string
}

type Fixed = Span & { fix: Fix | null }

/** How a phrase can be put right: by a plainer one, by leaving it out (`-`), or only by the author. */
export function fixFor(text: string, span: Span, plainer: string | null): Fixed {
  if (plainer === null) return { ...span, fix: null }
  if (plainer === '-') return startsSentence(text, span.start) ? without(text, span) : { ...span, fix: null }
  const found = text.slice(span.start, span.end)
  const isUpper = found.length > 2 && found === found.toUpperCase()
  const replacement = isUpper ? plainer.toUpperCase() : /^\p{Lu}/u.test(found) ? capital(plainer) : plainer
  return { ...span, fix: { label: `Use “${replacement}”`, replacement } }
}

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const sentenceStop = /[.!?…]["”»)]{0,8}$/

function startsSentence(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const said = before.trimEnd()
  const blank = before.slice(said.length)
  return before === '' || blank.includes('\n') || (blank !== '' && sentenceStop.test(said.slice(-9)))
}

const label = 'Remove it'

/** Takes an opening away: the rest of its sentence starts with a capital, and a sentence of its own goes whole. */
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
