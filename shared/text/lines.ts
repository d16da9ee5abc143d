import { listMark } from './marks.ts'

/** UTF-16 offsets in the text. */
export interface Span {
  start: number
  end: number
}

export interface Line extends Span {
  /** Where its words begin, after the list mark. */
  from: number
  /** How it begins: with a list mark, an emoji, or another sign such as an arrow. */
  mark: 'list' | 'emoji' | 'sign' | null
}

const emoji = /^\s*(?:[#*\d]\uFE0F?\u20E3|(?![©®™‼⁉ℹ\u2194-\u21AA])\p{Extended_Pictographic})/u
const sign = /^\s*[→▪◦✓✔]\s/u

export function linesIn(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const words = line.trimStart()
    if (words !== '') {
      const length = listMark.exec(words)?.[0].length ?? 0
      const from = start + line.length - words.length + length
      lines.push({
        start,
        end: start + line.length,
        from,
        mark: length > 0 ? 'list' : emoji.test(line) ? 'emoji' : sign.test(line) ? 'sign' : null,
      })
    }
    start += line.length + 1
  }
  return lines
}

/** The lines between two blank ones. A paragraph starts at its first word and ends at its last. */
export interface Paragraph extends Span {
  lines: Line[]
}

export function paragraphsIn(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (const line of linesIn(text)) {
    const words = text.slice(line.start, line.end)
    const start = line.end - words.trimStart().length
    const end = line.start + words.trimEnd().length
    const open = paragraphs.at(-1)
    const last = open?.lines.at(-1)
    if (open && last?.end === line.start - 1) {
      open.lines.push(line)
      open.end = end
    } else paragraphs.push({ start, end, lines: [line] })
  }
  return paragraphs
}
