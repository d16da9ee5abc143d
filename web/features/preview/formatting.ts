import { listMark } from '#shared/text/marks.ts'

/** A text and its selection. */
export interface Selected {
  text: string
  start: number
  end: number
}

const anyMark = new RegExp(`^\\s*(?:${listMark.source.slice(1)})?`)

/** Turns the selected lines into a list, or back if all of them have a mark of this kind. */
export function asList({ text, start, end }: Selected, markOf: (number: number) => string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const behind = text.indexOf('\n', end)
  const to = behind < 0 ? text.length : behind
  const lines = text.slice(from, to).split('\n')
  let number = 0
  const marked = lines.map((line) => {
    if (!line.trim() && lines.length > 1) return line
    number += 1
    return `${markOf(number)} ${line.replace(anyMark, '')}`
  })
  const isListed = marked.every((line, at) => line === lines[at])
  const next = (isListed ? lines.map((line) => line.replace(anyMark, '')) : marked).join('\n')
  const last = from + next.length
  return { text: text.slice(0, from) + next + text.slice(to), start: start === end ? last : from, end: last }
}

/** Leaves one empty line at the caret, replacing blanks there. */
export function withBlankLine({ text, end }: Selected): Selected {
  const before = text.slice(0, end).trimEnd()
  const at = before.length + 2
  return { text: `${before}\n\n${text.slice(end).trimStart()}`, start: at, end: at }
}
