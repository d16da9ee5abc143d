import { diffArrays } from 'diff'
import { commonEnds } from './common-ends.ts'

/** A stretch of two texts: the same in both, or changed from `former` to `next`, of which one may be empty. */
export type Stretch = { former: string; next: string; isChange: boolean }

/** Each text is cut into words where a reader sees them, so no letter, accent or emoji is ever cut. */
const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Texts that differ in more words are compared line by line, and beyond that as a whole: a comparison has to be quick. */
const mostChanges = 600

/**
 * What changed between two texts, word by word. All the `former` put together are the former text, all the `next` the
 * next one; taking either for each change gives a text made of both.
 */
export function differenceOf(former: string, next: string): Stretch[] {
  const [old, fresh] = [wordsOf(former), wordsOf(next)]
  const { start, end } = commonEnds(old, fresh)
  const middle = between(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end))
  const same = (texts: string[]) => ({ former: texts.join(''), next: texts.join(''), isChange: false })
  return together([same(old.slice(0, start)), ...middle, same(old.slice(old.length - end))])
}

/** The text with these changes, counted from 0, left as they were. */
export function withChanges(stretches: readonly Stretch[], isRejected: (change: number) => boolean): string {
  let change = -1
  return stretches
    .map(({ former, next, isChange }) => {
      if (isChange) change += 1
      return isChange && isRejected(change) ? former : next
    })
    .join('')
}

/** Words, and what stands between them, each with all of its letters. */
function wordsOf(text: string): string[] {
  const pieces = Array.from(words.segment(text), ({ segment }) => segment)
  // Nearly every border between words is one between letters too; the few that are not, in some scripts, are no borders.
  const borders = new Set<number>()
  if (!/^[\p{Script=Latin}\p{ASCII}]*$/u.test(text)) for (const { index } of letters.segment(text)) borders.add(index)
  else return pieces
  const whole: string[] = []
  let at = 0
  for (const piece of pieces) {
    if (borders.has(at)) whole.push(piece)
    else whole[whole.length - 1] += piece
    at += piece.length
  }
  return whole
}

function between(old: string[], fresh: string[]): Stretch[] {
  return compared(old, fresh) ?? compared(linesOf(old), linesOf(fresh)) ?? [stretch(old, fresh)]
}

function compared(old: string[], fresh: string[]): Stretch[] | null {
  if (old.length === 0 || fresh.length === 0) return [stretch(old, fresh)]
  const found = diffArrays(old, fresh, { maxEditLength: mostChanges })
  return (
    found?.map(({ value, added, removed }) => stretch(added ? [] : value, removed ? [] : value, added || removed)) ??
    null
  )
}

const stretch = (former: string[], next: string[], isChange = true): Stretch => ({
  former: former.join(''),
  next: next.join(''),
  isChange,
})

function linesOf(pieces: string[]): string[] {
  const lines: string[] = []
  let open = ''
  for (const piece of pieces) {
    open += piece
    if (!piece.includes('\n')) continue
    lines.push(open)
    open = ''
  }
  return open ? [...lines, open] : lines
}

const hasWord = /[\p{L}\p{N}]/u

/** Changes with no word between them, on the same line, read as one. */
function together(stretches: Stretch[]): Stretch[] {
  const merged: Stretch[] = []
  for (const [at, one] of stretches.entries()) {
    if (one.former === '' && one.next === '') continue
    const last = merged.at(-1)
    const isBetween = !one.isChange && !hasWord.test(one.former) && !one.former.includes('\n')
    const goesOn = last?.isChange && (one.isChange || (isBetween && stretches[at + 1]?.isChange))
    if (!last || (!goesOn && last.isChange !== one.isChange) || (last.isChange && !goesOn)) {
      merged.push({ ...one })
      continue
    }
    last.former += one.former
    last.next += one.next
  }
  return merged
}
