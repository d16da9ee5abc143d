import { type Weight, widthOf } from './letters.ts'

export interface Type {
  size: number
  weight: Weight
  /** Between letters, as a part of the size. */
  tracking: number
}

/** French puts a space before these signs, and no line begins with one. */
const breaks = / (?![?!:;»%–—](?: |$))/
/** Addresses and other long words may break after these signs. */
const inside = /(?<=[/\-_.&=?])(?=[^\s/\-_.&=?])/

interface Wrapped {
  lines: string[]
  /** A word was wider than a line. */
  isBroken: boolean
}

/** The lines of a text that has no line breaks. */
export function wrap(text: string, { size, weight, tracking }: Type, width: number): Wrapped {
  const fits = (line: string) => widthOf(line, size, weight, tracking) <= width
  const lines: string[] = []
  let isBroken = false
  let line = ''
  const end = () => {
    if (line) lines.push(line)
    line = ''
  }
  for (const word of text.trim().split(breaks)) {
    const next = line ? `${line} ${word}` : word
    if (fits(next)) {
      line = next
      continue
    }
    end()
    if (fits(word)) {
      line = word
      continue
    }
    isBroken = true
    for (const part of word.split(inside).flatMap((part) => (fits(part) ? part : [...part]))) {
      if (!fits(line + part)) end()
      line += part
    }
  }
  end()
  return { lines, isBroken }
}

const step = 0.04

/** As many lines, of lengths that are closer to each other: `narrowest` is a part of the width. */
export function wrapEvenly(text: string, type: Type, width: number, narrowest: number): Wrapped {
  let best = wrap(text, type, width)
  for (let part = 1 - step; part >= narrowest && best.lines.length > 1; part -= step) {
    const narrower = wrap(text, type, width * part)
    if (narrower.lines.length > best.lines.length || narrower.isBroken !== best.isBroken) break
    best = narrower
  }
  return best
}
